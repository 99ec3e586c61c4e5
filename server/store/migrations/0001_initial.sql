CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"download_mbps" integer NOT NULL,
	"upload_mbps" integer NOT NULL,
	"price" bigint NOT NULL,
	"duration_days" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("description", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "building_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "coverage_areas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"district" text NOT NULL,
	"status" text NOT NULL,
	"expected_date" date,
	"polygon" jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("district", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "coverage_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"district" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("district", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "coverage_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"location_common_name" text NOT NULL,
	"location_latitude" double precision,
	"location_longitude" double precision,
	"coverage_response_status" text NOT NULL,
	"coverage_response_code" text NOT NULL,
	"coverage_response_message" text NOT NULL,
	"coverage_area_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("location_common_name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "business_sales_agents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"agent_number" text NOT NULL,
	"name" text NOT NULL,
	"contact_person" text,
	"phone_number" text NOT NULL,
	"email_address" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("agent_number", '') || ' ' || coalesce("name", '') || ' ' || coalesce("contact_person", '') || ' ' || coalesce("phone_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"client_number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email_address" text,
	"phone_number" text NOT NULL,
	"other_number" text,
	"national_id" text,
	"place_of_residence" text,
	"stage" text DEFAULT 'LEAD' NOT NULL,
	"was_referred" boolean DEFAULT false NOT NULL,
	"coverage_check_id" uuid,
	"agent_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("client_number", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("email_address", '') || ' ' || coalesce("phone_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "interest_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"client_id" uuid NOT NULL,
	"client_first_name" text NOT NULL,
	"client_last_name" text NOT NULL,
	"client_email_address" text,
	"client_phone_number" text NOT NULL,
	"client_other_number" text,
	"client_national_id" text,
	"client_place_of_residence" text,
	"coverage_check_id" uuid,
	"status" text DEFAULT 'NEW' NOT NULL,
	"notes" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("client_first_name", '') || ' ' || coalesce("client_last_name", '') || ' ' || coalesce("client_email_address", '') || ' ' || coalesce("client_phone_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "subscription_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"form_number" text NOT NULL,
	"client_id" uuid NOT NULL,
	"client_first_name" text NOT NULL,
	"client_last_name" text NOT NULL,
	"client_email_address" text,
	"client_phone_number" text NOT NULL,
	"client_other_number" text,
	"client_national_id" text,
	"client_place_of_residence" text,
	"product_id" uuid NOT NULL,
	"building_type_id" uuid,
	"installation_address" text,
	"coverage_check_id" uuid,
	"agent_id" uuid,
	"status" text DEFAULT 'NEW' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("form_number", '') || ' ' || coalesce("client_first_name", '') || ' ' || coalesce("client_last_name", '') || ' ' || coalesce("client_email_address", '') || ' ' || coalesce("client_phone_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"referral_number" text NOT NULL,
	"type" text DEFAULT 'SELF' NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"coverage_check_id" uuid NOT NULL,
	"client_id" uuid,
	"agent_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("referral_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"account_number" text NOT NULL,
	"type" text DEFAULT 'CUSTOMER' NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"client_id" uuid,
	"account_detail_first_name" text NOT NULL,
	"account_detail_last_name" text NOT NULL,
	"account_detail_email_address" text,
	"account_detail_phone_number" text NOT NULL,
	"account_detail_place_of_residence" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("account_number", '') || ' ' || coalesce("account_detail_first_name", '') || ' ' || coalesce("account_detail_last_name", '') || ' ' || coalesce("account_detail_email_address", '') || ' ' || coalesce("account_detail_phone_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "payment_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"form_number" text NOT NULL,
	"subscription_form_id" uuid,
	"client_id" uuid,
	"account_id" uuid,
	"product_id" uuid,
	"type" text DEFAULT 'SUBSCRIPTION' NOT NULL,
	"initiator_type" text DEFAULT 'ONBOARDING_CLIENT' NOT NULL,
	"amount" bigint NOT NULL,
	"carrier" text,
	"phone_number" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("form_number", '') || ' ' || coalesce("phone_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"reference" text NOT NULL,
	"payment_form_id" uuid,
	"client_id" uuid,
	"account_id" uuid,
	"type" text DEFAULT 'SUBSCRIPTION' NOT NULL,
	"initiator_type" text DEFAULT 'ONBOARDING_CLIENT' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"carrier" text,
	"phone_number" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"review" text,
	"provider" text,
	"tracking_id" text,
	"redirect_url" text,
	"confirmation_code" text,
	"status_message" text,
	"paid_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference", '') || ' ' || coalesce("phone_number", '') || ' ' || coalesce("tracking_id", '') || ' ' || coalesce("confirmation_code", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"subscription_number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"subscription_form_id" uuid,
	"payment_id" uuid,
	"status" text DEFAULT 'NEW' NOT NULL,
	"payment_status" text DEFAULT 'NEW' NOT NULL,
	"is_renewal" boolean DEFAULT false NOT NULL,
	"amount" bigint NOT NULL,
	"duration_days" integer NOT NULL,
	"start_date" timestamp (3) with time zone,
	"end_date" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("subscription_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"receipt_number" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"account_id" uuid,
	"amount" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"currency" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"voided" boolean DEFAULT false NOT NULL,
	"fiscal_document_number" text,
	"fiscal_verification_code" text,
	"fiscal_qr" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("receipt_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"transaction_number" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"account_id" uuid,
	"type" text NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("transaction_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "payment_refund_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"refund_number" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"account_id" uuid,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("refund_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "subscription_update_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"task_number" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"type" text DEFAULT 'ACTIVATION' NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_attempt_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("task_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"reference" text NOT NULL,
	"type" text DEFAULT 'INSTALLATION' NOT NULL,
	"account_id" uuid NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"visit_date" date,
	"notes" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "permissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("area", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"full_name" text NOT NULL,
	"email_address" text NOT NULL,
	"phone_number" text,
	"password" text NOT NULL,
	"account_type" text DEFAULT 'Staff' NOT NULL,
	"role_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("full_name", '') || ' ' || coalesce("email_address", '') || ' ' || coalesce("phone_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("resource", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"username" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "counters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"last" integer NOT NULL,
	"year" integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb
);

--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL
);

--> statement-breakpoint
ALTER TABLE "coverage_checks" ADD CONSTRAINT "coverage_checks_coverage_area_id_coverage_areas_id_fk" FOREIGN KEY ("coverage_area_id") REFERENCES "public"."coverage_areas"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_coverage_check_id_coverage_checks_id_fk" FOREIGN KEY ("coverage_check_id") REFERENCES "public"."coverage_checks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_agent_id_business_sales_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."business_sales_agents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD CONSTRAINT "interest_forms_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD CONSTRAINT "interest_forms_coverage_check_id_coverage_checks_id_fk" FOREIGN KEY ("coverage_check_id") REFERENCES "public"."coverage_checks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_forms" ADD CONSTRAINT "subscription_forms_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_forms" ADD CONSTRAINT "subscription_forms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_forms" ADD CONSTRAINT "subscription_forms_building_type_id_building_types_id_fk" FOREIGN KEY ("building_type_id") REFERENCES "public"."building_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_forms" ADD CONSTRAINT "subscription_forms_coverage_check_id_coverage_checks_id_fk" FOREIGN KEY ("coverage_check_id") REFERENCES "public"."coverage_checks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_forms" ADD CONSTRAINT "subscription_forms_agent_id_business_sales_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."business_sales_agents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_coverage_check_id_coverage_checks_id_fk" FOREIGN KEY ("coverage_check_id") REFERENCES "public"."coverage_checks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_agent_id_business_sales_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."business_sales_agents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_forms" ADD CONSTRAINT "payment_forms_subscription_form_id_subscription_forms_id_fk" FOREIGN KEY ("subscription_form_id") REFERENCES "public"."subscription_forms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_forms" ADD CONSTRAINT "payment_forms_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_forms" ADD CONSTRAINT "payment_forms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_forms" ADD CONSTRAINT "payment_forms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payment_form_id_payment_forms_id_fk" FOREIGN KEY ("payment_form_id") REFERENCES "public"."payment_forms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscription_form_id_subscription_forms_id_fk" FOREIGN KEY ("subscription_form_id") REFERENCES "public"."subscription_forms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD CONSTRAINT "payment_refund_tasks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD CONSTRAINT "payment_refund_tasks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_update_tasks" ADD CONSTRAINT "subscription_update_tasks_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "logs" ADD CONSTRAINT "logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "products_date_created" ON "products" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "products_by_duration_days" ON "products" USING btree ("duration_days","date_created","id");
--> statement-breakpoint
CREATE INDEX "products_by_active" ON "products" USING btree ("active","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "products_unique_name" ON "products" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "building_types_date_created" ON "building_types" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "building_types_by_active" ON "building_types" USING btree ("active","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "building_types_unique_name" ON "building_types" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "building_types_search" ON "building_types" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "coverage_areas_date_created" ON "coverage_areas" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_areas_by_district" ON "coverage_areas" USING btree ("district","date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_areas_by_status" ON "coverage_areas" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "coverage_areas_unique_name" ON "coverage_areas" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "coverage_areas_search" ON "coverage_areas" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "coverage_places_date_created" ON "coverage_places" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "coverage_places_unique_name_district" ON "coverage_places" USING btree ("name","district");
--> statement-breakpoint
CREATE INDEX "coverage_places_search" ON "coverage_places" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "coverage_checks_date_created" ON "coverage_checks" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_checks_by_coverage_response_code" ON "coverage_checks" USING btree ("coverage_response_code","date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_checks_by_coverage_area_id" ON "coverage_checks" USING btree ("coverage_area_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_checks_search" ON "coverage_checks" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "business_sales_agents_date_created" ON "business_sales_agents" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "business_sales_agents_by_active" ON "business_sales_agents" USING btree ("active","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "business_sales_agents_unique_agent_number" ON "business_sales_agents" USING btree ("agent_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "business_sales_agents_unique_name" ON "business_sales_agents" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "business_sales_agents_search" ON "business_sales_agents" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "clients_date_created" ON "clients" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "clients_by_stage" ON "clients" USING btree ("stage","date_created","id");
--> statement-breakpoint
CREATE INDEX "clients_by_was_referred" ON "clients" USING btree ("was_referred","date_created","id");
--> statement-breakpoint
CREATE INDEX "clients_by_coverage_check_id" ON "clients" USING btree ("coverage_check_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "clients_by_agent_id" ON "clients" USING btree ("agent_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "clients_unique_client_number" ON "clients" USING btree ("client_number");
--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "interest_forms_date_created" ON "interest_forms" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "interest_forms_by_client_id" ON "interest_forms" USING btree ("client_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "interest_forms_by_coverage_check_id" ON "interest_forms" USING btree ("coverage_check_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "interest_forms_by_status" ON "interest_forms" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "interest_forms_search" ON "interest_forms" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "subscription_forms_date_created" ON "subscription_forms" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_forms_by_client_id" ON "subscription_forms" USING btree ("client_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_forms_by_product_id" ON "subscription_forms" USING btree ("product_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_forms_by_building_type_id" ON "subscription_forms" USING btree ("building_type_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_forms_by_coverage_check_id" ON "subscription_forms" USING btree ("coverage_check_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_forms_by_agent_id" ON "subscription_forms" USING btree ("agent_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_forms_by_status" ON "subscription_forms" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_forms_unique_form_number" ON "subscription_forms" USING btree ("form_number");
--> statement-breakpoint
CREATE INDEX "subscription_forms_search" ON "subscription_forms" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "referrals_date_created" ON "referrals" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "referrals_by_type" ON "referrals" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "referrals_by_status" ON "referrals" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "referrals_by_coverage_check_id" ON "referrals" USING btree ("coverage_check_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "referrals_by_client_id" ON "referrals" USING btree ("client_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "referrals_by_agent_id" ON "referrals" USING btree ("agent_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_unique_referral_number" ON "referrals" USING btree ("referral_number");
--> statement-breakpoint
CREATE INDEX "referrals_search" ON "referrals" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "accounts_date_created" ON "accounts" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "accounts_by_type" ON "accounts" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "accounts_by_status" ON "accounts" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "accounts_by_client_id" ON "accounts" USING btree ("client_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_unique_account_number" ON "accounts" USING btree ("account_number");
--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "payment_forms_date_created" ON "payment_forms" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_forms_by_subscription_form_id" ON "payment_forms" USING btree ("subscription_form_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_forms_by_client_id" ON "payment_forms" USING btree ("client_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_forms_by_account_id" ON "payment_forms" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_forms_by_product_id" ON "payment_forms" USING btree ("product_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_forms_by_type" ON "payment_forms" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_forms_by_initiator_type" ON "payment_forms" USING btree ("initiator_type","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_forms_by_carrier" ON "payment_forms" USING btree ("carrier","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_forms_by_status" ON "payment_forms" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_forms_unique_form_number" ON "payment_forms" USING btree ("form_number");
--> statement-breakpoint
CREATE INDEX "payment_forms_search" ON "payment_forms" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "payments_date_created" ON "payments" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_payment_form_id" ON "payments" USING btree ("payment_form_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_client_id" ON "payments" USING btree ("client_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_account_id" ON "payments" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_type" ON "payments" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_initiator_type" ON "payments" USING btree ("initiator_type","date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_carrier" ON "payments" USING btree ("carrier","date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_review" ON "payments" USING btree ("review","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_unique_reference" ON "payments" USING btree ("reference");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_unique_provider_tracking_id" ON "payments" USING btree ("provider","tracking_id");
--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "subscriptions_date_created" ON "subscriptions" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_account_id" ON "subscriptions" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_product_id" ON "subscriptions" USING btree ("product_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_subscription_form_id" ON "subscriptions" USING btree ("subscription_form_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_payment_id" ON "subscriptions" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_status" ON "subscriptions" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_payment_status" ON "subscriptions" USING btree ("payment_status","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_is_renewal" ON "subscriptions" USING btree ("is_renewal","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_duration_days" ON "subscriptions" USING btree ("duration_days","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_unique_subscription_number" ON "subscriptions" USING btree ("subscription_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_unique_payment_id" ON "subscriptions" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "subscriptions_search" ON "subscriptions" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "receipts_date_created" ON "receipts" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "receipts_by_payment_id" ON "receipts" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "receipts_by_account_id" ON "receipts" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "receipts_by_voided" ON "receipts" USING btree ("voided","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_unique_receipt_number" ON "receipts" USING btree ("receipt_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_unique_payment_id" ON "receipts" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "receipts_search" ON "receipts" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "transactions_date_created" ON "transactions" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "transactions_by_payment_id" ON "transactions" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "transactions_by_account_id" ON "transactions" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "transactions_by_type" ON "transactions" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "transactions_by_debit" ON "transactions" USING btree ("debit","date_created","id");
--> statement-breakpoint
CREATE INDEX "transactions_by_credit" ON "transactions" USING btree ("credit","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_unique_transaction_number" ON "transactions" USING btree ("transaction_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_unique_payment_id_type" ON "transactions" USING btree ("payment_id","type");
--> statement-breakpoint
CREATE INDEX "transactions_search" ON "transactions" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "payment_refund_tasks_date_created" ON "payment_refund_tasks" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_refund_tasks_by_payment_id" ON "payment_refund_tasks" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_refund_tasks_by_account_id" ON "payment_refund_tasks" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_refund_tasks_by_status" ON "payment_refund_tasks" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_tasks_unique_refund_number" ON "payment_refund_tasks" USING btree ("refund_number");
--> statement-breakpoint
CREATE INDEX "payment_refund_tasks_search" ON "payment_refund_tasks" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "subscription_update_tasks_date_created" ON "subscription_update_tasks" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_update_tasks_by_subscription_id" ON "subscription_update_tasks" USING btree ("subscription_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_update_tasks_by_type" ON "subscription_update_tasks" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_update_tasks_by_status" ON "subscription_update_tasks" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_update_tasks_unique_task_number" ON "subscription_update_tasks" USING btree ("task_number");
--> statement-breakpoint
CREATE INDEX "subscription_update_tasks_search" ON "subscription_update_tasks" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "work_orders_date_created" ON "work_orders" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "work_orders_by_type" ON "work_orders" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "work_orders_by_account_id" ON "work_orders" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "work_orders_by_status" ON "work_orders" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "work_orders_by_visit_date" ON "work_orders" USING btree ("visit_date","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "work_orders_unique_reference" ON "work_orders" USING btree ("reference");
--> statement-breakpoint
CREATE INDEX "work_orders_search" ON "work_orders" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "permissions_date_created" ON "permissions" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "permissions_by_area" ON "permissions" USING btree ("area","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "permissions_unique_name" ON "permissions" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "permissions_search" ON "permissions" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "roles_date_created" ON "roles" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "roles_unique_name" ON "roles" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "roles_search" ON "roles" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_date_created" ON "users" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "users_by_account_type" ON "users" USING btree ("account_type","date_created","id");
--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_unique_email_address" ON "users" USING btree ("email_address");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_unique_phone_number" ON "users" USING btree ("phone_number");
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "logs_date_created" ON "logs" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "logs_by_user_id" ON "logs" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "logs_by_action" ON "logs" USING btree ("action","date_created","id");
--> statement-breakpoint
CREATE INDEX "logs_by_resource" ON "logs" USING btree ("resource","date_created","id");
--> statement-breakpoint
CREATE INDEX "logs_by_record_id" ON "logs" USING btree ("record_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "logs_search" ON "logs" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "sessions_date_created" ON "sessions" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "sessions_by_user_id" ON "sessions" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_unique_token_hash" ON "sessions" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "sign_in_failures_date_created" ON "sign_in_failures" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "sign_in_failures_by_username" ON "sign_in_failures" USING btree ("username","date_created","id");
--> statement-breakpoint
CREATE INDEX "counters_date_created" ON "counters" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "counters_unique_key" ON "counters" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "idempotency_keys_date_created" ON "idempotency_keys" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_unique_key" ON "idempotency_keys" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "outbox_messages_date_created" ON "outbox_messages" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "outbox_messages_by_status" ON "outbox_messages" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_messages_unique_key" ON "outbox_messages" USING btree ("key");
