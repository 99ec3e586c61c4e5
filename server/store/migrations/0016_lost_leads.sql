ALTER TABLE "clients" ADD COLUMN "lost_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "lost_reason" text;
