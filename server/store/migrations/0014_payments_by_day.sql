CREATE INDEX "payments_by_paid_at" ON "payments" USING btree ("paid_at","date_created","id");
