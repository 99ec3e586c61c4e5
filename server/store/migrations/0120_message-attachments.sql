ALTER TABLE "comments" ADD COLUMN "attachment_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "attachment_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;
