ALTER TABLE "subscription_update_tasks" ADD COLUMN "waiting_for" text;
--> statement-breakpoint
CREATE INDEX "subscription_update_tasks_by_waiting_for" ON "subscription_update_tasks" USING btree ("waiting_for","date_created","id");
--> statement-breakpoint
SELECT begin_totals('subscription_update_tasks', 'ARRAY["type"::text, "status"::text, "waiting_for"::text]::text[]');
