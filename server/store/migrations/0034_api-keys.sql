CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"maker_id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"expires_on" date NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("prefix", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "logs" ADD COLUMN "api_key_id" uuid;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "api_keys_date_created" ON "api_keys" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "api_keys_by_maker_id" ON "api_keys" USING btree ("maker_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "api_keys_by_status" ON "api_keys" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_unique_key_hash" ON "api_keys" USING btree ("key_hash");
--> statement-breakpoint
CREATE INDEX "api_keys_search" ON "api_keys" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "logs" ADD CONSTRAINT "logs_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "logs_by_api_key_id" ON "logs" USING btree ("api_key_id","date_created","id");
--> statement-breakpoint
SELECT begin_totals('api_keys', 'ARRAY["status"::text]::text[]');
