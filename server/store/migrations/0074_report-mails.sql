CREATE TABLE "report_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"report" text NOT NULL,
	"by" text,
	"language" text NOT NULL,
	"next_mail_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "report_mails_date_created" ON "report_mails" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "report_mails_by_user_id" ON "report_mails" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "report_mails_by_next_mail_at" ON "report_mails" USING btree ("next_mail_at","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "report_mails_unique_user_id_report" ON "report_mails" USING btree ("user_id","report");
