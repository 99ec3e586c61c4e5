CREATE TABLE "fiscal_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"receipt_id" uuid NOT NULL,
	"refund_id" uuid,
	"account_id" uuid,
	"amount" bigint NOT NULL,
	"fiscal_number" text,
	"verification_code" text,
	"qr" text,
	"authority_id" text,
	"issued_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"unanswered_since" timestamp (3) with time zone,
	"error_code" text,
	"last_error" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference", '') || ' ' || coalesce("fiscal_number", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "tin" text;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD COLUMN "client_tin" text;
--> statement-breakpoint
ALTER TABLE "subscription_forms" ADD COLUMN "client_tin" text;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "account_detail_tin" text;
--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_refund_id_payment_refund_tasks_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."payment_refund_tasks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "fiscal_documents" ADD CONSTRAINT "fiscal_documents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "fiscal_documents_date_created" ON "fiscal_documents" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "fiscal_documents_by_kind" ON "fiscal_documents" USING btree ("kind","date_created","id");
--> statement-breakpoint
CREATE INDEX "fiscal_documents_by_status" ON "fiscal_documents" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "fiscal_documents_by_receipt_id" ON "fiscal_documents" USING btree ("receipt_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "fiscal_documents_by_refund_id" ON "fiscal_documents" USING btree ("refund_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "fiscal_documents_by_account_id" ON "fiscal_documents" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "fiscal_documents_by_next_attempt_at" ON "fiscal_documents" USING btree ("next_attempt_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "fiscal_documents_begins_fiscal_number" ON "fiscal_documents" USING btree (lower("fiscal_number") text_pattern_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_documents_unique_reference" ON "fiscal_documents" USING btree ("reference");
--> statement-breakpoint
CREATE INDEX "fiscal_documents_search" ON "fiscal_documents" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
SELECT begin_totals('fiscal_documents', 'ARRAY["kind"::text, "status"::text]::text[]');
