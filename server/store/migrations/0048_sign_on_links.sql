CREATE TABLE "sign_on_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL
);

--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_on_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "sign_on_links" ADD CONSTRAINT "sign_on_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sign_on_links_date_created" ON "sign_on_links" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "sign_on_links_by_user_id" ON "sign_on_links" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_links_unique_user_id" ON "sign_on_links" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_links_unique_issuer_subject" ON "sign_on_links" USING btree ("issuer","subject");
