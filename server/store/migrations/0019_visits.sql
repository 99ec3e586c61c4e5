CREATE TABLE "work_order_ticks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"work_order_id" uuid NOT NULL,
	"item" text NOT NULL,
	"user_id" uuid NOT NULL
);

--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "ticket_id" uuid;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "slot" text DEFAULT 'ALL_DAY' NOT NULL;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "assignee_id" uuid;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "team_id" uuid;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "phone_number" text;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "place_address" text;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "place_latitude" double precision;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "place_longitude" double precision;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "visit_ends_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "on_the_way_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "started_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "ended_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "not_possible_reason" text;
--> statement-breakpoint
ALTER TABLE "work_order_ticks" ADD CONSTRAINT "work_order_ticks_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_order_ticks" ADD CONSTRAINT "work_order_ticks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "work_order_ticks_date_created" ON "work_order_ticks" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "work_order_ticks_by_work_order_id" ON "work_order_ticks" USING btree ("work_order_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "work_order_ticks_by_user_id" ON "work_order_ticks" USING btree ("user_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_ticks_unique_work_order_id_item" ON "work_order_ticks" USING btree ("work_order_id","item");
--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_team_id_roles_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "work_orders_by_ticket_id" ON "work_orders" USING btree ("ticket_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "work_orders_by_slot" ON "work_orders" USING btree ("slot","date_created","id");
--> statement-breakpoint
CREATE INDEX "work_orders_by_assignee_id" ON "work_orders" USING btree ("assignee_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "work_orders_by_team_id" ON "work_orders" USING btree ("team_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "work_orders_by_visit_ends_at" ON "work_orders" USING btree ("visit_ends_at","date_created","id");
--> statement-breakpoint
SELECT begin_totals('work_orders', 'ARRAY["type"::text, "status"::text, "slot"::text]::text[]');
