CREATE TABLE "separated_pairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"source_id" uuid NOT NULL,
	"code" text NOT NULL,
	"payment_id" uuid NOT NULL
);

--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "balance" bigint;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "revised_in_id" uuid;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "revised_by" bigint;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "revision" jsonb;
--> statement-breakpoint
ALTER TABLE "separated_pairs" ADD CONSTRAINT "separated_pairs_source_id_statement_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."statement_sources"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "separated_pairs" ADD CONSTRAINT "separated_pairs_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "separated_pairs_date_created" ON "separated_pairs" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "separated_pairs_by_source_id" ON "separated_pairs" USING btree ("source_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "separated_pairs_by_payment_id" ON "separated_pairs" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "separated_pairs_unique_source_id_code_payment_id" ON "separated_pairs" USING btree ("source_id","code","payment_id");
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_revised_in_id_statements_id_fk" FOREIGN KEY ("revised_in_id") REFERENCES "public"."statements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "statement_lines_by_revised_in_id" ON "statement_lines" USING btree ("revised_in_id","date_created","id");
