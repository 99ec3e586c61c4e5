CREATE INDEX "subscriptions_by_start_date" ON "subscriptions" USING btree ("start_date","date_created","id");
