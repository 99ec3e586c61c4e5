ALTER TABLE "accounts" ADD COLUMN "brought_forward" bigint DEFAULT 0 NOT NULL;
