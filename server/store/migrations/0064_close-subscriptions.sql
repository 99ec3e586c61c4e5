ALTER TABLE "close_differences" ADD COLUMN "subscription_id" uuid;
--> statement-breakpoint
ALTER TABLE "close_differences" ADD CONSTRAINT "close_differences_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "close_differences_by_subscription_id" ON "close_differences" USING btree ("subscription_id","date_created","id");
