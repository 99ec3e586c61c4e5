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
ALTER TABLE "renewal_codes" ADD COLUMN "asked_by" text;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
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
