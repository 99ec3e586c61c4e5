CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"file_name" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"occasion" text NOT NULL,
	"status" text DEFAULT 'MADE' NOT NULL,
	"problem" text,
	"place" text NOT NULL,
	"megabytes" integer,
	"rows" integer,
	"proved_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE INDEX "backups_date_created" ON "backups" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "backups_by_taken_at" ON "backups" USING btree ("taken_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "backups_by_occasion" ON "backups" USING btree ("occasion","date_created","id");
--> statement-breakpoint
CREATE INDEX "backups_by_status" ON "backups" USING btree ("status","date_created","id");
--> statement-breakpoint
SELECT begin_totals('backups', 'ARRAY["occasion"::text, "status"::text]::text[]');
