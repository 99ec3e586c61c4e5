DROP INDEX "clients_begins_first_name";
--> statement-breakpoint
DROP INDEX "clients_begins_last_name";
--> statement-breakpoint
DROP INDEX "accounts_begins_account_detail_first_name";
--> statement-breakpoint
DROP INDEX "accounts_begins_account_detail_last_name";
--> statement-breakpoint
CREATE INDEX "clients_begins_first_name" ON "clients" USING btree (lower("first_name") text_pattern_ops,lower("last_name") text_pattern_ops,"id");
--> statement-breakpoint
CREATE INDEX "clients_begins_last_name" ON "clients" USING btree (lower("last_name") text_pattern_ops,lower("first_name") text_pattern_ops,"id");
--> statement-breakpoint
CREATE INDEX "accounts_begins_account_detail_first_name" ON "accounts" USING btree (lower("account_detail_first_name") text_pattern_ops,lower("account_detail_last_name") text_pattern_ops,"id");
--> statement-breakpoint
CREATE INDEX "accounts_begins_account_detail_last_name" ON "accounts" USING btree (lower("account_detail_last_name") text_pattern_ops,lower("account_detail_first_name") text_pattern_ops,"id");
