CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"value" jsonb
);

--> statement-breakpoint
CREATE INDEX "settings_date_created" ON "settings" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "settings_unique_key" ON "settings" USING btree ("key");
