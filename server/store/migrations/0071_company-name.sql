ALTER TABLE "clients" ADD COLUMN "company_name" text;
--> statement-breakpoint
ALTER TABLE "interest_forms" ADD COLUMN "client_company_name" text;
--> statement-breakpoint
ALTER TABLE "subscription_forms" ADD COLUMN "client_company_name" text;
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "account_detail_company_name" text;
