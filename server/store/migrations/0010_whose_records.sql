ALTER TABLE "roles" ADD COLUMN "scope" text DEFAULT 'ALL' NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "agency_id" uuid;
--> statement-breakpoint
ALTER TABLE "coverage_checks" ADD COLUMN "agent_id" uuid;
--> statement-breakpoint
ALTER TABLE "coverage_checks" ADD COLUMN "seller_id" uuid;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "seller_id" uuid;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD COLUMN "agent_id" uuid;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD COLUMN "seller_id" uuid;
--> statement-breakpoint
ALTER TABLE "subscription_forms" ADD COLUMN "seller_id" uuid;
--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "seller_id" uuid;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_agency_id_business_sales_agents_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."business_sales_agents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coverage_checks" ADD CONSTRAINT "coverage_checks_agent_id_business_sales_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."business_sales_agents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coverage_checks" ADD CONSTRAINT "coverage_checks_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD CONSTRAINT "interest_forms_agent_id_business_sales_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."business_sales_agents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD CONSTRAINT "interest_forms_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_forms" ADD CONSTRAINT "subscription_forms_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "users_by_agency_id" ON "users" USING btree ("agency_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_checks_by_agent_id" ON "coverage_checks" USING btree ("agent_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_checks_by_seller_id" ON "coverage_checks" USING btree ("seller_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "clients_by_seller_id" ON "clients" USING btree ("seller_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "interest_forms_by_agent_id" ON "interest_forms" USING btree ("agent_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "interest_forms_by_seller_id" ON "interest_forms" USING btree ("seller_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_forms_by_seller_id" ON "subscription_forms" USING btree ("seller_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "referrals_by_seller_id" ON "referrals" USING btree ("seller_id","date_created","id");
