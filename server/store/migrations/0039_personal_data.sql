CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"request_number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"client_id" uuid,
	"account_id" uuid,
	"asked_by" text NOT NULL,
	"asked_on" date NOT NULL,
	"due_on" date NOT NULL,
	"reason" text NOT NULL,
	"requested_by_id" uuid,
	"done_by_id" uuid,
	"done_at" timestamp (3) with time zone,
	"note" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("request_number", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "opted_out_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD COLUMN "consented_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD COLUMN "consent_version" text;
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "issued_to" text;
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "issued_to_tin" text;
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_done_by_id_users_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "data_requests_date_created" ON "data_requests" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "data_requests_by_kind" ON "data_requests" USING btree ("kind","date_created","id");
--> statement-breakpoint
CREATE INDEX "data_requests_by_status" ON "data_requests" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "data_requests_by_client_id" ON "data_requests" USING btree ("client_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "data_requests_by_account_id" ON "data_requests" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "data_requests_by_asked_by" ON "data_requests" USING btree ("asked_by","date_created","id");
--> statement-breakpoint
CREATE INDEX "data_requests_by_due_on" ON "data_requests" USING btree ("due_on","date_created","id");
--> statement-breakpoint
CREATE INDEX "data_requests_by_requested_by_id" ON "data_requests" USING btree ("requested_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "data_requests_by_done_by_id" ON "data_requests" USING btree ("done_by_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_unique_request_number" ON "data_requests" USING btree ("request_number");
--> statement-breakpoint
CREATE INDEX "data_requests_search" ON "data_requests" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
SELECT begin_totals('data_requests', 'ARRAY["kind"::text, "status"::text, "asked_by"::text]::text[]');
