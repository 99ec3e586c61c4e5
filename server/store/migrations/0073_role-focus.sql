ALTER TABLE "roles" ADD COLUMN "focus" text;
