ALTER TABLE "subscriptions" ADD COLUMN "waiting_for" text;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "device_id" uuid;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "signal_dbm" double precision;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "signal_note" text;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "without_device_reason" text;
--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "work_orders_by_device_id" ON "work_orders" USING btree ("device_id","date_created","id");
--> statement-breakpoint
-- Until now, every device with an account counted as installed.
UPDATE "devices" SET "state" = 'INSTALLED' WHERE "account_id" IS NOT NULL AND "state" <> 'INSTALLED';
--> statement-breakpoint
-- Until now, whoever worked on visits could close an installation; that needs this permission now.
UPDATE "roles" SET "permissions" = "permissions" || '["Install Devices"]'::jsonb WHERE "permissions" ? 'Update Work Orders';
