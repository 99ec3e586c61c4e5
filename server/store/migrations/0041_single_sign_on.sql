CREATE TABLE "sign_on_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"ticket_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE INDEX "sign_on_attempts_date_created" ON "sign_on_attempts" USING btree ("date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_attempts_unique_ticket_hash" ON "sign_on_attempts" USING btree ("ticket_hash");
