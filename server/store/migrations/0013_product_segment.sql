ALTER TABLE "products" ADD COLUMN "segment" text DEFAULT 'HOME' NOT NULL;
--> statement-breakpoint
CREATE INDEX "products_by_segment" ON "products" USING btree ("segment","date_created","id");
--> statement-breakpoint
SELECT begin_totals('products', 'ARRAY["segment"::text, "active"::text]::text[]');
