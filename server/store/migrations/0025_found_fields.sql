CREATE INDEX "clients_begins_first_name" ON "clients" USING btree (lower("first_name") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "clients_begins_last_name" ON "clients" USING btree (lower("last_name") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "clients_begins_email_address" ON "clients" USING btree (lower("email_address") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "clients_begins_phone_number" ON "clients" USING btree (lower("phone_number") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "clients_begins_other_number" ON "clients" USING btree (lower("other_number") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "accounts_begins_account_detail_first_name" ON "accounts" USING btree (lower("account_detail_first_name") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "accounts_begins_account_detail_last_name" ON "accounts" USING btree (lower("account_detail_last_name") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "accounts_begins_account_detail_email_address" ON "accounts" USING btree (lower("account_detail_email_address") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "accounts_begins_account_detail_phone_number" ON "accounts" USING btree (lower("account_detail_phone_number") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "devices_begins_serial_number" ON "devices" USING btree (lower("serial_number") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "payments_begins_tracking_id" ON "payments" USING btree (lower("tracking_id") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "payments_begins_manual_reference" ON "payments" USING btree (lower("manual_reference") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "payments_begins_confirmation_code" ON "payments" USING btree (lower("confirmation_code") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "payment_refund_tasks_begins_payout_reference" ON "payment_refund_tasks" USING btree (lower("payout_reference") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "unmatched_notifications_begins_tracking_id" ON "unmatched_notifications" USING btree (lower("tracking_id") text_pattern_ops);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "similar_text" text GENERATED ALWAYS AS (' ' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(translate(lower(coalesce("first_name", '') || ',' || coalesce("last_name", '')), 'àáâãäåāèéêëēìíîïīòóôõöōùúûüūñç', 'aaaaaaaeeeeeiiiiioooooouuuuunc'), '[^a-z0-9,;]+', '', 'g'), '[,;]+', ' ', 'g'), '([a-z])\1+', '\1', 'g'), 'ph', 'f', 'g'), 'th', 't', 'g'), 'kh|ck', 'k', 'g'), 'sh', 's', 'g'), 'iy', 'y', 'g'), 'uw', 'w', 'g'), 'ky|ch', 'c', 'g'), 'gy|dj', 'j', 'g'), 'y', 'i', 'g'), 'w', 'u', 'g'), 'r', 'l', 'g'), '([a-z])\1+', '\1', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "similar_text" text GENERATED ALWAYS AS (' ' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(translate(lower(coalesce("account_detail_first_name", '') || ',' || coalesce("account_detail_last_name", '')), 'àáâãäåāèéêëēìíîïīòóôõöōùúûüūñç', 'aaaaaaaeeeeeiiiiioooooouuuuunc'), '[^a-z0-9,;]+', '', 'g'), '[,;]+', ' ', 'g'), '([a-z])\1+', '\1', 'g'), 'ph', 'f', 'g'), 'th', 't', 'g'), 'kh|ck', 'k', 'g'), 'sh', 's', 'g'), 'iy', 'y', 'g'), 'uw', 'w', 'g'), 'ky|ch', 'c', 'g'), 'gy|dj', 'j', 'g'), 'y', 'i', 'g'), 'w', 'u', 'g'), 'r', 'l', 'g'), '([a-z])\1+', '\1', 'g')) STORED;
--> statement-breakpoint
CREATE INDEX "clients_similar" ON "clients" USING gin ("similar_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "accounts_similar" ON "accounts" USING gin ("similar_text" gin_trgm_ops);
