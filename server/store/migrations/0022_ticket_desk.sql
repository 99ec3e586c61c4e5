CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("title", '') || ' ' || coalesce("body", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "ticket_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"priority" text NOT NULL,
	"first_reply_hours" double precision NOT NULL,
	"resolution_hours" double precision NOT NULL
);

--> statement-breakpoint
CREATE TABLE "support_hours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"day" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL
);

--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "waiting" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "due_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_reply_due" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "resolution_due" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_replied_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "clock_runs_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "clock_minutes" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "saved_replies_date_created" ON "saved_replies" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_unique_title" ON "saved_replies" USING btree ("title");
--> statement-breakpoint
CREATE INDEX "saved_replies_search" ON "saved_replies" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "ticket_targets_date_created" ON "ticket_targets" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "ticket_targets_by_type" ON "ticket_targets" USING btree ("type","date_created","id");
--> statement-breakpoint
CREATE INDEX "ticket_targets_by_priority" ON "ticket_targets" USING btree ("priority","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_targets_unique_type_priority" ON "ticket_targets" USING btree ("type","priority");
--> statement-breakpoint
CREATE INDEX "support_hours_date_created" ON "support_hours" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "support_hours_unique_day" ON "support_hours" USING btree ("day");
--> statement-breakpoint
CREATE INDEX "tickets_by_waiting" ON "tickets" USING btree ("waiting","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_due_at" ON "tickets" USING btree ("due_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_first_reply_due" ON "tickets" USING btree ("first_reply_due","date_created","id");
--> statement-breakpoint
CREATE INDEX "tickets_by_resolution_due" ON "tickets" USING btree ("resolution_due","date_created","id");
--> statement-breakpoint
SELECT begin_totals('tickets', 'ARRAY["type"::text, "status"::text, "priority"::text, "source"::text, "waiting"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('saved_replies', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('ticket_targets', 'ARRAY["type"::text, "priority"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('support_hours', 'ARRAY[]::text[]');
