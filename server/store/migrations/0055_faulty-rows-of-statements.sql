ALTER TABLE "statements" ADD COLUMN "faulty_lines" integer DEFAULT 0 NOT NULL;
