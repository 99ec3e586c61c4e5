CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"by_id" uuid,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"read_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"photo" text,
	"muted_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL
);

--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notifications_date_created" ON "notifications" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "notifications_by_user_id" ON "notifications" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "notifications_by_by_id" ON "notifications" USING btree ("by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "profiles_date_created" ON "profiles" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "profiles_by_user_id" ON "profiles" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_unique_user_id" ON "profiles" USING btree ("user_id");
