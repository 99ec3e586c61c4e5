ALTER TABLE "clients" ADD COLUMN "language" text;
