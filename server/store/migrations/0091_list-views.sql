CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"filter" text,
	"sort_by" text,
	"sort_ascending" boolean DEFAULT true NOT NULL,
	"page_size" integer,
	"columns" text,
	"owner_id" uuid NOT NULL,
	"role_id" uuid
);

--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "list_views_date_created" ON "list_views" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "list_views_by_owner_id" ON "list_views" USING btree ("owner_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "list_views_by_role_id" ON "list_views" USING btree ("role_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_unique_list_name" ON "list_views" USING btree ("list","name");
