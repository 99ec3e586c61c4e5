CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"ticket_id" uuid,
	"work_order_id" uuid,
	"account_id" uuid,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by_id" uuid,
	"content_id" uuid NOT NULL
);

--> statement-breakpoint
CREATE TABLE "attachment_contents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"content" text
);

--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_content_id_attachment_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."attachment_contents"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "attachments_date_created" ON "attachments" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "attachments_by_ticket_id" ON "attachments" USING btree ("ticket_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "attachments_by_work_order_id" ON "attachments" USING btree ("work_order_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "attachments_by_account_id" ON "attachments" USING btree ("account_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "attachments_by_uploaded_by_id" ON "attachments" USING btree ("uploaded_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "attachments_by_content_id" ON "attachments" USING btree ("content_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_unique_content_id" ON "attachments" USING btree ("content_id");
--> statement-breakpoint
CREATE INDEX "attachment_contents_date_created" ON "attachment_contents" USING btree ("date_created","id");
--> statement-breakpoint
SELECT begin_totals('attachments', 'ARRAY[]::text[]');
