ALTER TABLE "subscriptions" ADD COLUMN "added_days" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "remind_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "subscription_events" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscription_update_tasks" ADD COLUMN "account_id" uuid;
--> statement-breakpoint
UPDATE "subscription_update_tasks" t SET "account_id" = s."account_id" FROM "subscriptions" s WHERE s."id" = t."subscription_id";
--> statement-breakpoint
ALTER TABLE "subscription_update_tasks" ALTER COLUMN "account_id" SET NOT NULL;
--> statement-breakpoint
UPDATE "subscriptions" s SET "paid_at" = p."paid_at" FROM "payments" p WHERE p."id" = s."payment_id";
--> statement-breakpoint
UPDATE "subscriptions" SET "remind_at" = "end_date" - interval '3 days' WHERE "status" = 'ACTIVE' AND "end_date" - interval '3 days' > now();
--> statement-breakpoint
ALTER TABLE "subscription_update_tasks" ADD CONSTRAINT "subscription_update_tasks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "subscriptions_by_end_date" ON "subscriptions" USING btree ("end_date","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_remind_at" ON "subscriptions" USING btree ("remind_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_update_tasks_by_account_id" ON "subscription_update_tasks" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_update_tasks_by_next_attempt_at" ON "subscription_update_tasks" USING btree ("next_attempt_at","date_created","id");
