ALTER TABLE "day_closes" ADD COLUMN "prepared_by_name" text;
--> statement-breakpoint
ALTER TABLE "day_closes" ADD COLUMN "closed_by_name" text;
