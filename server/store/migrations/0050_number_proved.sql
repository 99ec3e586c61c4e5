ALTER TABLE "renewal_codes" ALTER COLUMN "account_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "number_proved_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "renewal_codes" ADD COLUMN "subject" text;
--> statement-breakpoint
CREATE INDEX "renewal_codes_by_subject" ON "renewal_codes" USING btree ("subject","date_created","id");
