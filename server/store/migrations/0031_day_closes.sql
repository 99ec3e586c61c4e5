CREATE TABLE "day_closes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"differences" integer DEFAULT 0 NOT NULL,
	"difference_amount" bigint DEFAULT 0 NOT NULL,
	"totals" jsonb,
	"compared_at" timestamp (3) with time zone,
	"prepared_by_id" uuid,
	"prepared_at" timestamp (3) with time zone,
	"closed_by_id" uuid,
	"closed_at" timestamp (3) with time zone,
	"counted" jsonb,
	"told_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "close_differences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"close_id" uuid NOT NULL,
	"key" text NOT NULL,
	"tie" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"amount" bigint NOT NULL,
	"records" integer DEFAULT 1 NOT NULL,
	"money_day" date NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"payment_id" uuid,
	"line_id" uuid,
	"assignee_id" uuid,
	"note" text,
	"explained_by_id" uuid
);

--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_prepared_by_id_users_id_fk" FOREIGN KEY ("prepared_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_closed_by_id_users_id_fk" FOREIGN KEY ("closed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "close_differences" ADD CONSTRAINT "close_differences_close_id_day_closes_id_fk" FOREIGN KEY ("close_id") REFERENCES "public"."day_closes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "close_differences" ADD CONSTRAINT "close_differences_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "close_differences" ADD CONSTRAINT "close_differences_line_id_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "close_differences" ADD CONSTRAINT "close_differences_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "close_differences" ADD CONSTRAINT "close_differences_explained_by_id_users_id_fk" FOREIGN KEY ("explained_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "day_closes_date_created" ON "day_closes" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "day_closes_by_status" ON "day_closes" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "day_closes_by_prepared_by_id" ON "day_closes" USING btree ("prepared_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "day_closes_by_closed_by_id" ON "day_closes" USING btree ("closed_by_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "day_closes_unique_day" ON "day_closes" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "close_differences_date_created" ON "close_differences" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "close_differences_by_close_id" ON "close_differences" USING btree ("close_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "close_differences_by_tie" ON "close_differences" USING btree ("tie","date_created","id");
--> statement-breakpoint
CREATE INDEX "close_differences_by_kind" ON "close_differences" USING btree ("kind","date_created","id");
--> statement-breakpoint
CREATE INDEX "close_differences_by_status" ON "close_differences" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "close_differences_by_payment_id" ON "close_differences" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "close_differences_by_line_id" ON "close_differences" USING btree ("line_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "close_differences_by_assignee_id" ON "close_differences" USING btree ("assignee_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "close_differences_by_explained_by_id" ON "close_differences" USING btree ("explained_by_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "close_differences_unique_close_id_key" ON "close_differences" USING btree ("close_id","key");
--> statement-breakpoint
SELECT begin_totals('day_closes', 'ARRAY["status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('close_differences', 'ARRAY["tie"::text, "kind"::text, "status"::text]::text[]');

--> statement-breakpoint
CREATE FUNCTION refuse_closed_day_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The day % is closed and never changes.', OLD.day USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER day_closes_closed BEFORE UPDATE OR DELETE ON day_closes
  FOR EACH ROW WHEN (OLD.status = 'CLOSED') EXECUTE FUNCTION refuse_closed_day_change();
--> statement-breakpoint
CREATE FUNCTION refuse_closed_difference_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM day_closes WHERE id = OLD.close_id AND status = 'CLOSED') THEN
    RAISE EXCEPTION 'The day of this difference is closed.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER close_differences_closed BEFORE UPDATE OR DELETE ON close_differences
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_difference_change();
