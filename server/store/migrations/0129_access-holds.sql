CREATE TABLE "cut_off_stops" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ending_lines" integer NOT NULL,
	"active_lines" integer NOT NULL,
	"most_percent" integer NOT NULL,
	"confirmed_by_id" uuid
);

--> statement-breakpoint
CREATE TABLE "access_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"access_line_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"clue" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"statement_line_id" uuid,
	"notification_id" uuid,
	"payment_id" uuid,
	"claim_id" uuid,
	"subscription_id" uuid,
	"stop_id" uuid,
	"evidence" text,
	"note" text,
	"promised_by_id" uuid,
	"ended_by_id" uuid
);

--> statement-breakpoint
ALTER TABLE "access_lines" ADD COLUMN "paid_until" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "access_lines" ADD COLUMN "hold_reason" text;
--> statement-breakpoint
ALTER TABLE "access_lines" ADD COLUMN "product_id" uuid;
--> statement-breakpoint
ALTER TABLE "access_lines" ADD COLUMN "renewal_amount" bigint;
--> statement-breakpoint
ALTER TABLE "cut_off_stops" ADD CONSTRAINT "cut_off_stops_confirmed_by_id_users_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_access_line_id_access_lines_id_fk" FOREIGN KEY ("access_line_id") REFERENCES "public"."access_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_statement_line_id_statement_lines_id_fk" FOREIGN KEY ("statement_line_id") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_notification_id_unmatched_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."unmatched_notifications"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_stop_id_cut_off_stops_id_fk" FOREIGN KEY ("stop_id") REFERENCES "public"."cut_off_stops"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_promised_by_id_users_id_fk" FOREIGN KEY ("promised_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "access_holds" ADD CONSTRAINT "access_holds_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cut_off_stops_date_created" ON "cut_off_stops" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "cut_off_stops_by_began_at" ON "cut_off_stops" USING btree ("began_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "cut_off_stops_by_ended_at" ON "cut_off_stops" USING btree ("ended_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "cut_off_stops_by_confirmed_by_id" ON "cut_off_stops" USING btree ("confirmed_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_date_created" ON "access_holds" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_account_id" ON "access_holds" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_access_line_id" ON "access_holds" USING btree ("access_line_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_reason" ON "access_holds" USING btree ("reason","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_clue" ON "access_holds" USING btree ("clue","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_status" ON "access_holds" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_until" ON "access_holds" USING btree ("until","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_statement_line_id" ON "access_holds" USING btree ("statement_line_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_notification_id" ON "access_holds" USING btree ("notification_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_payment_id" ON "access_holds" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_claim_id" ON "access_holds" USING btree ("claim_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_subscription_id" ON "access_holds" USING btree ("subscription_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_stop_id" ON "access_holds" USING btree ("stop_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_promised_by_id" ON "access_holds" USING btree ("promised_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_holds_by_ended_by_id" ON "access_holds" USING btree ("ended_by_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "access_holds_unique_access_line_id_evidence" ON "access_holds" USING btree ("access_line_id","evidence");
--> statement-breakpoint
ALTER TABLE "access_lines" ADD CONSTRAINT "access_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "access_lines_by_paid_until" ON "access_lines" USING btree ("paid_until","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_lines_by_hold_reason" ON "access_lines" USING btree ("hold_reason","date_created","id");
--> statement-breakpoint
CREATE INDEX "access_lines_by_product_id" ON "access_lines" USING btree ("product_id","date_created","id");
--> statement-breakpoint
SELECT begin_totals('access_lines', 'ARRAY["status"::text, "policy"::text, "reason"::text, "hold_reason"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('cut_off_stops', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('access_holds', 'ARRAY["reason"::text, "clue"::text, "status"::text]::text[]');
