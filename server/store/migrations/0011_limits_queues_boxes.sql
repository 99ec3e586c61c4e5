CREATE TABLE "unmatched_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'UNMATCHED' NOT NULL,
	"provider" text NOT NULL,
	"tracking_id" text NOT NULL,
	"merchant_reference" text,
	"type" text,
	"address" text,
	"times" integer DEFAULT 1 NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"next_look_at" timestamp (3) with time zone,
	"unanswered_since" timestamp (3) with time zone,
	"outcome" text,
	"amount" bigint,
	"currency" text,
	"payment_id" uuid,
	"note" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("tracking_id", '') || ' ' || coalesce("merchant_reference", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"counted_under" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "clock_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "coverage_areas" ADD COLUMN "polygon_box" "box" GENERATED ALWAYS AS (box((translate("polygon" -> 'coordinates' ->> 0, '[]', '()'))::polygon)) STORED;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "unanswered_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "subscription_update_tasks" ADD COLUMN "unanswered_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "renewal_codes" ADD COLUMN "asked_by" text;
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "kind" text;
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "expires_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "unmatched_notifications" ADD CONSTRAINT "unmatched_notifications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "unmatched_notifications_date_created" ON "unmatched_notifications" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "unmatched_notifications_by_status" ON "unmatched_notifications" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "unmatched_notifications_by_next_look_at" ON "unmatched_notifications" USING btree ("next_look_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "unmatched_notifications_by_payment_id" ON "unmatched_notifications" USING btree ("payment_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "unmatched_notifications_unique_provider_tracking_id" ON "unmatched_notifications" USING btree ("provider","tracking_id");
--> statement-breakpoint
CREATE INDEX "unmatched_notifications_search" ON "unmatched_notifications" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "known_devices_date_created" ON "known_devices" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "known_devices_by_user_id" ON "known_devices" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "known_devices_by_last_used_at" ON "known_devices" USING btree ("last_used_at","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_unique_token_hash_user_id" ON "known_devices" USING btree ("token_hash","user_id");
--> statement-breakpoint
CREATE INDEX "limit_counts_date_created" ON "limit_counts" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "limit_counts_by_ends_at" ON "limit_counts" USING btree ("ends_at","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "limit_counts_unique_key" ON "limit_counts" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "clock_marks_date_created" ON "clock_marks" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "clock_marks_unique_key" ON "clock_marks" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "coverage_areas_by_name_in_any_case" ON "coverage_areas" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "coverage_areas_by_polygon_box" ON "coverage_areas" USING gist ("polygon_box");
--> statement-breakpoint
CREATE INDEX "coverage_places_by_name_in_any_case" ON "coverage_places" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "coverage_checks_by_location_common_name" ON "coverage_checks" USING btree ("location_common_name","date_created","id");
--> statement-breakpoint
CREATE INDEX "payments_by_next_check_at" ON "payments" USING btree ("next_check_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "outbox_messages_by_kind" ON "outbox_messages" USING btree ("kind","date_created","id");
--> statement-breakpoint
CREATE INDEX "outbox_messages_by_channel" ON "outbox_messages" USING btree ("channel","date_created","id");
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("recipient", ''))) STORED;
--> statement-breakpoint
CREATE INDEX "outbox_messages_search" ON "outbox_messages" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
SELECT begin_totals('outbox_messages', 'ARRAY["kind"::text, "channel"::text, "status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('unmatched_notifications', 'ARRAY["status"::text]::text[]');
