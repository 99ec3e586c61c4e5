CREATE TABLE "business_sales_agent_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"commission_percent" double precision NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "account_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"serial_number" text NOT NULL,
	"manufacturer" text,
	"model" text NOT NULL,
	"management_id" text,
	"state" text DEFAULT 'IN_STOCK' NOT NULL,
	"account_id" uuid,
	"installed_on" date,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("serial_number", '') || ' ' || coalesce("model", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "bonus_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"occasion" text DEFAULT 'ANY_PAYMENT' NOT NULL,
	"product_id" uuid,
	"min_duration_days" integer DEFAULT 1 NOT NULL,
	"bonus_days" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "subscription_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"subscription_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"end_before" timestamp (3) with time zone,
	"end_after" timestamp (3) with time zone,
	"payment_id" uuid,
	"user_id" uuid,
	"note" text
);

--> statement-breakpoint
CREATE TABLE "extensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"extension_number" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"reason" text NOT NULL,
	"granted_by_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("extension_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "subscription_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"transfer_number" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"from_account_id" uuid NOT NULL,
	"to_account_id" uuid NOT NULL,
	"days_moved" integer NOT NULL,
	"reason" text NOT NULL,
	"transferred_by_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("transfer_number", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "bonus_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"bonus_rule_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"taken_back_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "subscription_activation_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"subscription_id" uuid NOT NULL,
	"subscription_update_task_id" uuid,
	"type" text NOT NULL,
	"outcome" text NOT NULL,
	"attempt" integer NOT NULL,
	"message" text,
	"user_id" uuid
);

--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"ticket_number" text NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"priority" text DEFAULT 'NORMAL' NOT NULL,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"account_id" uuid,
	"client_id" uuid,
	"contact_name" text NOT NULL,
	"contact_phone_number" text,
	"contact_email_address" text,
	"source" text DEFAULT 'STAFF' NOT NULL,
	"responsible_id" uuid,
	"responsible_since" timestamp (3) with time zone,
	"last_customer_message_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("ticket_number", '') || ' ' || coalesce("subject", '') || ' ' || coalesce("description", '') || ' ' || coalesce("contact_name", '') || ' ' || coalesce("contact_phone_number", '') || ' ' || coalesce("contact_email_address", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("body", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"comment_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("body", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "ticket_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"ticket_id" uuid NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"user_id" uuid,
	"reason" text
);

--> statement-breakpoint
CREATE TABLE "task_permissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "task_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "task_participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"task_role_id" uuid NOT NULL,
	"assigned_by_id" uuid
);

--> statement-breakpoint
CREATE TABLE "staff_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"staff_number" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"staff_type_id" uuid NOT NULL,
	"phone_number" text NOT NULL,
	"email_address" text,
	"district" text,
	"user_id" uuid,
	"hired_on" date,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("staff_number", '') || ' ' || coalesce("first_name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce("phone_number", '') || ' ' || coalesce("email_address", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "extension_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"max_days" integer DEFAULT 7 NOT NULL,
	"max_extensions" integer DEFAULT 3 NOT NULL,
	"grace_days" integer DEFAULT 7 NOT NULL,
	"allowed" boolean DEFAULT true NOT NULL
);

--> statement-breakpoint
ALTER TABLE "payments" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "business_sales_agents" ADD COLUMN "agent_type_id" uuid;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "account_type_id" uuid;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "manual_method" text;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "manual_reference" text;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payment_form_id" uuid;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD COLUMN "requested_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD COLUMN "decided_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD COLUMN "decision_note" text;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD COLUMN "decided_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD COLUMN "submitted_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD COLUMN "effected_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD COLUMN "payout_reference" text;
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_rules" ADD CONSTRAINT "bonus_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "extensions" ADD CONSTRAINT "extensions_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "extensions" ADD CONSTRAINT "extensions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "extensions" ADD CONSTRAINT "extensions_granted_by_id_users_id_fk" FOREIGN KEY ("granted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_transfers" ADD CONSTRAINT "subscription_transfers_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_transfers" ADD CONSTRAINT "subscription_transfers_from_account_id_accounts_id_fk" FOREIGN KEY ("from_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_transfers" ADD CONSTRAINT "subscription_transfers_to_account_id_accounts_id_fk" FOREIGN KEY ("to_account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_transfers" ADD CONSTRAINT "subscription_transfers_transferred_by_id_users_id_fk" FOREIGN KEY ("transferred_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_applications" ADD CONSTRAINT "bonus_applications_bonus_rule_id_bonus_rules_id_fk" FOREIGN KEY ("bonus_rule_id") REFERENCES "public"."bonus_rules"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_applications" ADD CONSTRAINT "bonus_applications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_applications" ADD CONSTRAINT "bonus_applications_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_activation_logs" ADD CONSTRAINT "subscription_activation_logs_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_activation_logs" ADD CONSTRAINT "subscription_activation_logs_subscription_update_task_id_subscription_update_tasks_id_fk" FOREIGN KEY ("subscription_update_task_id") REFERENCES "public"."subscription_update_tasks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscription_activation_logs" ADD CONSTRAINT "subscription_activation_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_status_changes" ADD CONSTRAINT "ticket_status_changes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_status_changes" ADD CONSTRAINT "ticket_status_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_participants" ADD CONSTRAINT "task_participants_task_id_tickets_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_participants" ADD CONSTRAINT "task_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_participants" ADD CONSTRAINT "task_participants_task_role_id_task_roles_id_fk" FOREIGN KEY ("task_role_id") REFERENCES "public"."task_roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_participants" ADD CONSTRAINT "task_participants_assigned_by_id_users_id_fk" FOREIGN KEY ("assigned_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_staff_type_id_staff_types_id_fk" FOREIGN KEY ("staff_type_id") REFERENCES "public"."staff_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "business_sales_agent_types_date_created" ON "business_sales_agent_types" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "business_sales_agent_types_unique_name" ON "business_sales_agent_types" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "business_sales_agent_types_search" ON "business_sales_agent_types" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "account_types_date_created" ON "account_types" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "account_types_unique_name" ON "account_types" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "account_types_search" ON "account_types" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "devices_date_created" ON "devices" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "devices_by_state" ON "devices" USING btree ("state","date_created","id");
--> statement-breakpoint
CREATE INDEX "devices_by_account_id" ON "devices" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "devices_unique_serial_number" ON "devices" USING btree ("serial_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "devices_unique_management_id" ON "devices" USING btree ("management_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "devices_unique_account_id" ON "devices" USING btree ("account_id");
--> statement-breakpoint
CREATE INDEX "devices_search" ON "devices" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bonus_rules_date_created" ON "bonus_rules" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "bonus_rules_by_occasion" ON "bonus_rules" USING btree ("occasion","date_created","id");
--> statement-breakpoint
CREATE INDEX "bonus_rules_by_product_id" ON "bonus_rules" USING btree ("product_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "bonus_rules_by_active" ON "bonus_rules" USING btree ("active","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_rules_unique_name" ON "bonus_rules" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "bonus_rules_search" ON "bonus_rules" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "subscription_events_date_created" ON "subscription_events" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_events_by_subscription_id" ON "subscription_events" USING btree ("subscription_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_events_by_account_id" ON "subscription_events" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_events_by_type" ON "subscription_events" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_events_by_payment_id" ON "subscription_events" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_events_by_user_id" ON "subscription_events" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "extensions_date_created" ON "extensions" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "extensions_by_subscription_id" ON "extensions" USING btree ("subscription_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "extensions_by_account_id" ON "extensions" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "extensions_by_granted_by_id" ON "extensions" USING btree ("granted_by_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "extensions_unique_extension_number" ON "extensions" USING btree ("extension_number");
--> statement-breakpoint
CREATE INDEX "extensions_search" ON "extensions" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "subscription_transfers_date_created" ON "subscription_transfers" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_transfers_by_subscription_id" ON "subscription_transfers" USING btree ("subscription_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_transfers_by_from_account_id" ON "subscription_transfers" USING btree ("from_account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_transfers_by_to_account_id" ON "subscription_transfers" USING btree ("to_account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_transfers_by_transferred_by_id" ON "subscription_transfers" USING btree ("transferred_by_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_transfers_unique_transfer_number" ON "subscription_transfers" USING btree ("transfer_number");
--> statement-breakpoint
CREATE INDEX "subscription_transfers_search" ON "subscription_transfers" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "bonus_applications_date_created" ON "bonus_applications" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "bonus_applications_by_bonus_rule_id" ON "bonus_applications" USING btree ("bonus_rule_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "bonus_applications_by_payment_id" ON "bonus_applications" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "bonus_applications_by_subscription_id" ON "bonus_applications" USING btree ("subscription_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_applications_unique_bonus_rule_id_payment_id" ON "bonus_applications" USING btree ("bonus_rule_id","payment_id");
--> statement-breakpoint
CREATE INDEX "subscription_activation_logs_date_created" ON "subscription_activation_logs" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_activation_logs_by_subscription_id" ON "subscription_activation_logs" USING btree ("subscription_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_activation_logs_by_subscription_update_task_id" ON "subscription_activation_logs" USING btree ("subscription_update_task_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_activation_logs_by_type" ON "subscription_activation_logs" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_activation_logs_by_outcome" ON "subscription_activation_logs" USING btree ("outcome","date_created","id");
--> statement-breakpoint
CREATE INDEX "subscription_activation_logs_by_user_id" ON "subscription_activation_logs" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_date_created" ON "tickets" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_type" ON "tickets" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_status" ON "tickets" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_priority" ON "tickets" USING btree ("priority","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_account_id" ON "tickets" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_client_id" ON "tickets" USING btree ("client_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_source" ON "tickets" USING btree ("source","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_responsible_id" ON "tickets" USING btree ("responsible_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_unique_ticket_number" ON "tickets" USING btree ("ticket_number");
--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "comments_date_created" ON "comments" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "comments_by_ticket_id" ON "comments" USING btree ("ticket_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "comments_by_author_id" ON "comments" USING btree ("author_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "comments_by_internal" ON "comments" USING btree ("internal","date_created","id");
--> statement-breakpoint
CREATE INDEX "comments_search" ON "comments" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "replies_date_created" ON "replies" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "replies_by_comment_id" ON "replies" USING btree ("comment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "replies_by_author_id" ON "replies" USING btree ("author_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "replies_search" ON "replies" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ticket_status_changes_date_created" ON "ticket_status_changes" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "ticket_status_changes_by_ticket_id" ON "ticket_status_changes" USING btree ("ticket_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "ticket_status_changes_by_to" ON "ticket_status_changes" USING btree ("to","date_created","id");
--> statement-breakpoint
CREATE INDEX "ticket_status_changes_by_user_id" ON "ticket_status_changes" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "task_permissions_date_created" ON "task_permissions" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "task_permissions_unique_name" ON "task_permissions" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "task_permissions_search" ON "task_permissions" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "task_roles_date_created" ON "task_roles" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "task_roles_unique_name" ON "task_roles" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "task_roles_search" ON "task_roles" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "task_participants_date_created" ON "task_participants" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "task_participants_by_task_id" ON "task_participants" USING btree ("task_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "task_participants_by_user_id" ON "task_participants" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "task_participants_by_task_role_id" ON "task_participants" USING btree ("task_role_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "task_participants_by_assigned_by_id" ON "task_participants" USING btree ("assigned_by_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "task_participants_unique_task_id_user_id" ON "task_participants" USING btree ("task_id","user_id");
--> statement-breakpoint
CREATE INDEX "staff_types_date_created" ON "staff_types" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_types_unique_name" ON "staff_types" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "staff_types_search" ON "staff_types" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "staff_date_created" ON "staff" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "staff_by_staff_type_id" ON "staff" USING btree ("staff_type_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "staff_by_district" ON "staff" USING btree ("district","date_created","id");
--> statement-breakpoint
CREATE INDEX "staff_by_user_id" ON "staff" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "staff_by_active" ON "staff" USING btree ("active","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_unique_staff_number" ON "staff" USING btree ("staff_number");
--> statement-breakpoint
CREATE INDEX "staff_search" ON "staff" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "extension_settings_date_created" ON "extension_settings" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "extension_settings_unique_key" ON "extension_settings" USING btree ("key");
--> statement-breakpoint
ALTER TABLE "business_sales_agents" ADD CONSTRAINT "business_sales_agents_agent_type_id_business_sales_agent_types_id_fk" FOREIGN KEY ("agent_type_id") REFERENCES "public"."business_sales_agent_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_account_type_id_account_types_id_fk" FOREIGN KEY ("account_type_id") REFERENCES "public"."account_types"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_form_id_payment_forms_id_fk" FOREIGN KEY ("payment_form_id") REFERENCES "public"."payment_forms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD CONSTRAINT "payment_refund_tasks_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_refund_tasks" ADD CONSTRAINT "payment_refund_tasks_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "business_sales_agents_by_agent_type_id" ON "business_sales_agents" USING btree ("agent_type_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "accounts_by_account_type_id" ON "accounts" USING btree ("account_type_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_manual_method" ON "payments" USING btree ("manual_method","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_unique_manual_method_manual_reference" ON "payments" USING btree ("manual_method","manual_reference");
--> statement-breakpoint
CREATE INDEX "subscriptions_by_payment_form_id" ON "subscriptions" USING btree ("payment_form_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_refund_tasks_by_requested_by_id" ON "payment_refund_tasks" USING btree ("requested_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_refund_tasks_by_decided_by_id" ON "payment_refund_tasks" USING btree ("decided_by_id","date_created","id");
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("reference", '') || ' ' || coalesce("phone_number", '') || ' ' || coalesce("tracking_id", '') || ' ' || coalesce("manual_reference", '') || ' ' || coalesce("confirmation_code", ''))) STORED;
--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ("search_text" gin_trgm_ops);
