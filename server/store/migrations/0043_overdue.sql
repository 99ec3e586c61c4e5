DROP INDEX "work_orders_by_visit_ends_at";
--> statement-breakpoint
CREATE INDEX "work_orders_while_open_by_visit_ends_at" ON "work_orders" USING btree ("visit_ends_at","id") WHERE "status" IN ('NEW', 'ACTIVE', 'SERVICE_PROVIDER_SWITCH');
