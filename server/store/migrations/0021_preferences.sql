CREATE TABLE "preferences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL
);

--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "preferences_date_created" ON "preferences" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "preferences_by_user_id" ON "preferences" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "preferences_unique_user_id_key" ON "preferences" USING btree ("user_id","key");
