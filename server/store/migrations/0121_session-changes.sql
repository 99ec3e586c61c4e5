CREATE TABLE "session_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"radius_session_id" uuid NOT NULL,
	"access_line_id" uuid NOT NULL,
	"account_id" uuid,
	"nas_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"problem" text,
	"given" jsonb,
	"policy" text NOT NULL,
	"download_mbps" integer,
	"upload_mbps" integer,
	"burst_download_mbps" integer,
	"burst_upload_mbps" integer,
	"static_address" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"released" boolean DEFAULT false NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"acknowledged_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone
);

--> statement-breakpoint
ALTER TABLE "network_access_servers" ADD COLUMN "held_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "network_access_servers" ADD COLUMN "held_disconnects" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "session_changes" ADD CONSTRAINT "session_changes_radius_session_id_radius_sessions_id_fk" FOREIGN KEY ("radius_session_id") REFERENCES "public"."radius_sessions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session_changes" ADD CONSTRAINT "session_changes_access_line_id_access_lines_id_fk" FOREIGN KEY ("access_line_id") REFERENCES "public"."access_lines"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session_changes" ADD CONSTRAINT "session_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session_changes" ADD CONSTRAINT "session_changes_nas_id_network_access_servers_id_fk" FOREIGN KEY ("nas_id") REFERENCES "public"."network_access_servers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "session_changes_date_created" ON "session_changes" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "session_changes_by_radius_session_id" ON "session_changes" USING btree ("radius_session_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "session_changes_by_access_line_id" ON "session_changes" USING btree ("access_line_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "session_changes_by_account_id" ON "session_changes" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "session_changes_by_nas_id" ON "session_changes" USING btree ("nas_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "session_changes_by_kind" ON "session_changes" USING btree ("kind","date_created","id");
--> statement-breakpoint
CREATE INDEX "session_changes_by_reason" ON "session_changes" USING btree ("reason","date_created","id");
--> statement-breakpoint
CREATE INDEX "session_changes_by_status" ON "session_changes" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "session_changes_by_next_attempt_at" ON "session_changes" USING btree ("next_attempt_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "network_access_servers_by_held_since" ON "network_access_servers" USING btree ("held_since","date_created","id");
--> statement-breakpoint
SELECT begin_totals('session_changes', 'ARRAY["kind"::text, "reason"::text, "status"::text]::text[]');
