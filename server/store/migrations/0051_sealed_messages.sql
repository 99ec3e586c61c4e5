CREATE TABLE "deferred_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"request" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
ALTER TABLE "outbox_messages" ALTER COLUMN "body" DROP NOT NULL;
--> statement-breakpoint
CREATE INDEX "deferred_requests_date_created" ON "deferred_requests" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "deferred_requests_by_due_at" ON "deferred_requests" USING btree ("due_at","date_created","id");
