CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"entry_number" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"payment_id" uuid,
	"account_id" uuid,
	"source" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("entry_number", '') || ' ' || coalesce("description", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "journal_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"entry_id" uuid NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"account" text NOT NULL,
	"debit" bigint DEFAULT 0 NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "payment_balances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"money_account" text NOT NULL,
	"vat_rate" double precision NOT NULL,
	"received" bigint NOT NULL,
	"bought" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"owed" bigint NOT NULL,
	"deferred" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"used_seconds" integer NOT NULL,
	"earn_due_at" timestamp (3) with time zone,
	"commission_percent" double precision,
	"commission" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "ledger_totals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"account" text NOT NULL,
	"day" date NOT NULL,
	"slot" integer NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_balances" ADD CONSTRAINT "payment_balances_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_balances" ADD CONSTRAINT "payment_balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "journal_entries_date_created" ON "journal_entries" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "journal_entries_by_booked_at" ON "journal_entries" USING btree ("booked_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "journal_entries_by_type" ON "journal_entries" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "journal_entries_by_payment_id" ON "journal_entries" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "journal_entries_by_account_id" ON "journal_entries" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_unique_entry_number" ON "journal_entries" USING btree ("entry_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_unique_source" ON "journal_entries" USING btree ("source");
--> statement-breakpoint
CREATE INDEX "journal_entries_search" ON "journal_entries" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "journal_lines_date_created" ON "journal_lines" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "journal_lines_by_entry_id" ON "journal_lines" USING btree ("entry_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "journal_lines_by_booked_at" ON "journal_lines" USING btree ("booked_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "journal_lines_by_account" ON "journal_lines" USING btree ("account","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_balances_date_created" ON "payment_balances" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_balances_by_payment_id" ON "payment_balances" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_balances_by_account_id" ON "payment_balances" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "payment_balances_by_earn_due_at" ON "payment_balances" USING btree ("earn_due_at","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_balances_unique_payment_id" ON "payment_balances" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "ledger_totals_date_created" ON "ledger_totals" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_totals_unique_account_day_slot" ON "ledger_totals" USING btree ("account","day","slot");
--> statement-breakpoint
SELECT begin_totals('journal_entries', 'ARRAY["type"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('journal_lines', 'ARRAY["account"::text]::text[]');
