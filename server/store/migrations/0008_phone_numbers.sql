CREATE INDEX "clients_by_phone_number" ON "clients" USING btree ("phone_number","date_created","id");
--> statement-breakpoint
CREATE INDEX "accounts_by_account_detail_phone_number" ON "accounts" USING btree ("account_detail_phone_number","date_created","id");
