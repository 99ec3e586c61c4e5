ALTER TABLE "referrals" ALTER COLUMN "coverage_check_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "business_sales_agents" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "business_sales_agents" ADD CONSTRAINT "business_sales_agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "business_sales_agents_by_user_id" ON "business_sales_agents" USING btree ("user_id","date_created","id");
