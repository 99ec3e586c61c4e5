CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"maker_id" uuid NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("address", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"data" jsonb,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"last_error" text,
	"answer_status" integer,
	"answer_body" text,
	"duration_ms" integer,
	"delivered_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "webhooks_date_created" ON "webhooks" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "webhooks_by_status" ON "webhooks" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "webhooks_by_maker_id" ON "webhooks" USING btree ("maker_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "webhooks_search" ON "webhooks" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_date_created" ON "webhook_deliveries" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_webhook_id" ON "webhook_deliveries" USING btree ("webhook_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_event" ON "webhook_deliveries" USING btree ("event","date_created","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_status" ON "webhook_deliveries" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_next_attempt_at" ON "webhook_deliveries" USING btree ("next_attempt_at","date_created","id");
--> statement-breakpoint
SELECT begin_totals('webhooks', 'ARRAY["status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('webhook_deliveries', 'ARRAY["event"::text, "status"::text]::text[]');
