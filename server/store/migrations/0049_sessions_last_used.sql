ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone;
