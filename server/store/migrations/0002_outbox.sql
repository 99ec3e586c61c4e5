ALTER TABLE "outbox_messages" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "next_attempt_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "last_error" text;
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "sent_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "outbox_messages_by_next_attempt_at" ON "outbox_messages" USING btree ("next_attempt_at","date_created","id");
--> statement-breakpoint
UPDATE "outbox_messages" SET "next_attempt_at" = "date_created" WHERE "status" = 'PENDING';
