ALTER TABLE "clients" ALTER COLUMN "last_name" SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "account_detail_last_name" SET DEFAULT '';
