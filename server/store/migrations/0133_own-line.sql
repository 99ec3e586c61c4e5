ALTER TABLE "sessions" ADD COLUMN "through_line" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "radius_sessions_by_framed_address" ON "radius_sessions" USING btree ("framed_address","date_created","id");
