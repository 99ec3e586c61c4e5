ALTER TABLE "accounts" ADD COLUMN "inactive_since" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "renewal_call_outcome" text;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "renewal_call_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "renewal_call_by_id" uuid;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "renewal_call_call_back_on" date;
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_renewal_call_by_id_users_id_fk" FOREIGN KEY ("renewal_call_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "accounts_by_inactive_since" ON "accounts" USING btree ("inactive_since","date_created","id");
--> statement-breakpoint
CREATE INDEX "accounts_by_renewal_call_by_id" ON "accounts" USING btree ("renewal_call_by_id","date_created","id");
