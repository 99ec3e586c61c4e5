DROP INDEX "transactions_unique_payment_id_type";
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "entry" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD COLUMN "last_error" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_unique_payment_id_type_entry" ON "transactions" USING btree ("payment_id","type","entry");
