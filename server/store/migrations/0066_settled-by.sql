ALTER TABLE "payments" ADD COLUMN "undone_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "unmatched_notifications" ADD COLUMN "confirmation_code" text;
--> statement-breakpoint
ALTER TABLE "unmatched_notifications" ADD COLUMN "settled_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "settled_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "unmatched_notifications" ADD CONSTRAINT "unmatched_notifications_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payments_by_phone_number" ON "payments" USING btree ("phone_number","date_created","id");
--> statement-breakpoint
CREATE INDEX "unmatched_notifications_by_settled_by_id" ON "unmatched_notifications" USING btree ("settled_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "unmatched_notifications_begins_confirmation_code" ON "unmatched_notifications" USING btree (lower("confirmation_code") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "statement_lines_by_settled_by_id" ON "statement_lines" USING btree ("settled_by_id","date_created","id");
