CREATE TABLE "statement_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'BANK' NOT NULL,
	"account_number" text,
	"date_order" text DEFAULT 'DMY' NOT NULL,
	"mapping_date" text,
	"mapping_time" text,
	"mapping_code" text,
	"mapping_amount" text,
	"mapping_paid_in" text,
	"mapping_paid_out" text,
	"mapping_direction" text,
	"mapping_fee" text,
	"mapping_net" text,
	"mapping_balance" text,
	"mapping_currency" text,
	"mapping_payer" text,
	"mapping_payer_name" text,
	"mapping_reference" text,
	"mapping_description" text,
	"mapping_status" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"source_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"checksum" text NOT NULL,
	"first_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"lines" integer DEFAULT 0 NOT NULL,
	"new_lines" integer DEFAULT 0 NOT NULL,
	"known_lines" integer DEFAULT 0 NOT NULL,
	"matched_lines" integer DEFAULT 0 NOT NULL,
	"amount_in" bigint DEFAULT 0 NOT NULL,
	"fees" bigint DEFAULT 0 NOT NULL,
	"imported_by_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("file_name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"source_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"code" text NOT NULL,
	"slip_code" text,
	"direction" text NOT NULL,
	"status" text DEFAULT 'UNMATCHED' NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"phone_number" text,
	"payer_name" text,
	"reference" text,
	"description" text,
	"payment_id" uuid,
	"payout_line_id" uuid,
	"note" text,
	"raw" jsonb,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("code", '') || ' ' || coalesce("phone_number", '') || ' ' || coalesce("payer_name", '') || ' ' || coalesce("reference", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"claim_number" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"finding" text,
	"client_id" uuid,
	"account_id" uuid,
	"subscription_form_id" uuid,
	"payment_form_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"code" text NOT NULL,
	"slip_code" text NOT NULL,
	"phone_number" text NOT NULL,
	"paid_on" date NOT NULL,
	"payment_id" uuid,
	"line_id" uuid,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"recorded_by_id" uuid,
	"decided_by_id" uuid,
	"decision_note" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("claim_number", '') || ' ' || coalesce("code", '') || ' ' || coalesce("phone_number", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "slip_code" text;
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_source_id_statement_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."statement_sources"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_imported_by_id_users_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_source_id_statement_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."statement_sources"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_payout_line_id_statement_lines_id_fk" FOREIGN KEY ("payout_line_id") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_subscription_form_id_subscription_forms_id_fk" FOREIGN KEY ("subscription_form_id") REFERENCES "public"."subscription_forms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_payment_form_id_payment_forms_id_fk" FOREIGN KEY ("payment_form_id") REFERENCES "public"."payment_forms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_line_id_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "statement_sources_date_created" ON "statement_sources" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_sources_by_kind" ON "statement_sources" USING btree ("kind","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "statement_sources_unique_name" ON "statement_sources" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "statement_sources_search" ON "statement_sources" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "statements_date_created" ON "statements" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "statements_by_source_id" ON "statements" USING btree ("source_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "statements_by_first_at" ON "statements" USING btree ("first_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "statements_by_imported_by_id" ON "statements" USING btree ("imported_by_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "statements_unique_source_id_checksum" ON "statements" USING btree ("source_id","checksum");
--> statement-breakpoint
CREATE INDEX "statements_search" ON "statements" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "statement_lines_date_created" ON "statement_lines" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_by_source_id" ON "statement_lines" USING btree ("source_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_by_statement_id" ON "statement_lines" USING btree ("statement_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_by_slip_code" ON "statement_lines" USING btree ("slip_code","date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_by_direction" ON "statement_lines" USING btree ("direction","date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_by_status" ON "statement_lines" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_by_booked_at" ON "statement_lines" USING btree ("booked_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_by_reference" ON "statement_lines" USING btree ("reference","date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_by_payment_id" ON "statement_lines" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_by_payout_line_id" ON "statement_lines" USING btree ("payout_line_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "statement_lines_begins_code" ON "statement_lines" USING btree (lower("code") text_pattern_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_unique_source_id_code_direction" ON "statement_lines" USING btree ("source_id","code","direction");
--> statement-breakpoint
CREATE INDEX "statement_lines_search" ON "statement_lines" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "claims_date_created" ON "claims" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_status" ON "claims" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_finding" ON "claims" USING btree ("finding","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_client_id" ON "claims" USING btree ("client_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_account_id" ON "claims" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_subscription_form_id" ON "claims" USING btree ("subscription_form_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_payment_form_id" ON "claims" USING btree ("payment_form_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_slip_code" ON "claims" USING btree ("slip_code","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_payment_id" ON "claims" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_line_id" ON "claims" USING btree ("line_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_next_look_at" ON "claims" USING btree ("next_look_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_recorded_by_id" ON "claims" USING btree ("recorded_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_by_decided_by_id" ON "claims" USING btree ("decided_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "claims_begins_code" ON "claims" USING btree (lower("code") text_pattern_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "claims_unique_claim_number" ON "claims" USING btree ("claim_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "claims_unique_payment_form_id_slip_code" ON "claims" USING btree ("payment_form_id","slip_code");
--> statement-breakpoint
CREATE INDEX "claims_search" ON "claims" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
-- What was credited before is known by its code, too; where a code was credited twice, the first payment has it.
UPDATE "payments" SET "slip_code" = "first"."code"
FROM (
	SELECT DISTINCT ON ("code") "id", "code" FROM (
		SELECT "id", "paid_at", upper(regexp_replace(coalesce("confirmation_code", ''), '[^A-Za-z0-9]', '', 'g')) AS "code"
		FROM "payments"
		WHERE "paid_at" IS NOT NULL AND ("manual_method" IS NULL OR "manual_method" IN ('MOBILE_MONEY', 'BANK_TRANSFER'))
	) AS "coded"
	WHERE length("code") BETWEEN 8 AND 40
	ORDER BY "code", "paid_at", "id"
) AS "first"
WHERE "payments"."id" = "first"."id";
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_unique_slip_code" ON "payments" USING btree ("slip_code");
--> statement-breakpoint
SELECT begin_totals('statement_sources', 'ARRAY["kind"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('statements', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('statement_lines', 'ARRAY["direction"::text, "status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('claims', 'ARRAY["status"::text, "finding"::text]::text[]');
