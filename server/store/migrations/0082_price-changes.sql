CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"product_id" uuid NOT NULL,
	"start_day" date NOT NULL,
	"old_price" bigint NOT NULL,
	"price" bigint NOT NULL,
	"status" text DEFAULT 'PLANNED' NOT NULL,
	"notice_days" integer,
	"note" text,
	"lines" integer,
	"noticed" integer DEFAULT 0 NOT NULL,
	"created_by_id" uuid,
	"applied_at" timestamp (3) with time zone,
	"apply_at" timestamp (3) with time zone,
	"notice_at" timestamp (3) with time zone,
	"noticed_to" text
);

--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "price_changes_date_created" ON "price_changes" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "price_changes_by_product_id" ON "price_changes" USING btree ("product_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "price_changes_by_start_day" ON "price_changes" USING btree ("start_day","date_created","id");
--> statement-breakpoint
CREATE INDEX "price_changes_by_status" ON "price_changes" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "price_changes_by_created_by_id" ON "price_changes" USING btree ("created_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "price_changes_by_apply_at" ON "price_changes" USING btree ("apply_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "price_changes_by_notice_at" ON "price_changes" USING btree ("notice_at","date_created","id");
--> statement-breakpoint
SELECT begin_totals('price_changes', 'ARRAY["status"::text]::text[]');
