ALTER TABLE "import_rows" ADD COLUMN "corrections" jsonb;
