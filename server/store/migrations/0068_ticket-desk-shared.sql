CREATE TABLE "assignee_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"ticket_id" uuid NOT NULL,
	"from_id" uuid,
	"to_id" uuid,
	"by_id" uuid
);

--> statement-breakpoint
CREATE TABLE "ticket_presences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"ticket_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_typing" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "inbound_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"key" text NOT NULL,
	"ticket_id" uuid NOT NULL
);

--> statement-breakpoint
ALTER TABLE "assignee_changes" ADD CONSTRAINT "assignee_changes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "assignee_changes" ADD CONSTRAINT "assignee_changes_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "assignee_changes" ADD CONSTRAINT "assignee_changes_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "assignee_changes" ADD CONSTRAINT "assignee_changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_presences" ADD CONSTRAINT "ticket_presences_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ticket_presences" ADD CONSTRAINT "ticket_presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inbound_messages" ADD CONSTRAINT "inbound_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "assignee_changes_date_created" ON "assignee_changes" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "assignee_changes_by_ticket_id" ON "assignee_changes" USING btree ("ticket_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "assignee_changes_by_from_id" ON "assignee_changes" USING btree ("from_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "assignee_changes_by_to_id" ON "assignee_changes" USING btree ("to_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "assignee_changes_by_by_id" ON "assignee_changes" USING btree ("by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "ticket_presences_date_created" ON "ticket_presences" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "ticket_presences_by_ticket_id" ON "ticket_presences" USING btree ("ticket_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "ticket_presences_by_user_id" ON "ticket_presences" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "ticket_presences_by_seen_at" ON "ticket_presences" USING btree ("seen_at","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_presences_unique_ticket_id_user_id" ON "ticket_presences" USING btree ("ticket_id","user_id");
--> statement-breakpoint
CREATE INDEX "inbound_messages_date_created" ON "inbound_messages" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "inbound_messages_by_ticket_id" ON "inbound_messages" USING btree ("ticket_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_messages_unique_key" ON "inbound_messages" USING btree ("key");
