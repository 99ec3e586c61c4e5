CREATE TABLE "unknown_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"typed" text NOT NULL,
	"spelling" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_typed_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"place_id" uuid,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("typed", ''))) STORED
);

--> statement-breakpoint
ALTER TABLE "coverage_places" drop column "search_text";
--> statement-breakpoint
ALTER TABLE "coverage_places" ADD COLUMN "other_names" text;
--> statement-breakpoint
ALTER TABLE "coverage_places" ADD COLUMN "kind" text DEFAULT 'AREA' NOT NULL;
--> statement-breakpoint
ALTER TABLE "coverage_places" ADD COLUMN "parent_id" uuid;
--> statement-breakpoint
ALTER TABLE "coverage_checks" ADD COLUMN "coverage_response_expected_date" date;
--> statement-breakpoint
ALTER TABLE "coverage_checks" ADD COLUMN "outcome" text DEFAULT 'RECOGNISED' NOT NULL;
--> statement-breakpoint
ALTER TABLE "unknown_places" ADD CONSTRAINT "unknown_places_place_id_coverage_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."coverage_places"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "unknown_places_date_created" ON "unknown_places" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "unknown_places_by_times" ON "unknown_places" USING btree ("times","date_created","id");
--> statement-breakpoint
CREATE INDEX "unknown_places_by_status" ON "unknown_places" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "unknown_places_by_place_id" ON "unknown_places" USING btree ("place_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "unknown_places_unique_spelling" ON "unknown_places" USING btree ("spelling");
--> statement-breakpoint
CREATE INDEX "unknown_places_search" ON "unknown_places" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "coverage_places" ADD CONSTRAINT "coverage_places_parent_id_coverage_places_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."coverage_places"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "coverage_places_by_kind" ON "coverage_places" USING btree ("kind","date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_places_by_district" ON "coverage_places" USING btree ("district","date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_places_by_parent_id" ON "coverage_places" USING btree ("parent_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_places_by_latitude" ON "coverage_places" USING btree ("latitude","date_created","id");
--> statement-breakpoint
CREATE INDEX "coverage_checks_by_outcome" ON "coverage_checks" USING btree ("outcome","date_created","id");
--> statement-breakpoint
ALTER TABLE "coverage_places" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("other_names", '') || ' ' || coalesce("district", ''))) STORED;
--> statement-breakpoint
ALTER TABLE "coverage_areas" ADD COLUMN "similar_text" text GENERATED ALWAYS AS (' ' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(translate(lower(coalesce("name", '')), 'àáâãäåāèéêëēìíîïīòóôõöōùúûüūñç', 'aaaaaaaeeeeeiiiiioooooouuuuunc'), '[^a-z0-9,;]+', '', 'g'), '[,;]+', ' ', 'g'), '([a-z])\1+', '\1', 'g'), 'ph', 'f', 'g'), 'th', 't', 'g'), 'kh|ck', 'k', 'g'), 'sh', 's', 'g'), 'iy', 'y', 'g'), 'uw', 'w', 'g'), 'ky|ch', 'c', 'g'), 'gy|dj', 'j', 'g'), 'y', 'i', 'g'), 'w', 'u', 'g'), 'r', 'l', 'g'), '([a-z])\1+', '\1', 'g')) STORED;
--> statement-breakpoint
ALTER TABLE "coverage_places" ADD COLUMN "similar_text" text GENERATED ALWAYS AS (' ' || regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(translate(lower(coalesce("name", '') || ',' || coalesce("other_names", '')), 'àáâãäåāèéêëēìíîïīòóôõöōùúûüūñç', 'aaaaaaaeeeeeiiiiioooooouuuuunc'), '[^a-z0-9,;]+', '', 'g'), '[,;]+', ' ', 'g'), '([a-z])\1+', '\1', 'g'), 'ph', 'f', 'g'), 'th', 't', 'g'), 'kh|ck', 'k', 'g'), 'sh', 's', 'g'), 'iy', 'y', 'g'), 'uw', 'w', 'g'), 'ky|ch', 'c', 'g'), 'gy|dj', 'j', 'g'), 'y', 'i', 'g'), 'w', 'u', 'g'), 'r', 'l', 'g'), '([a-z])\1+', '\1', 'g')) STORED;
--> statement-breakpoint
CREATE INDEX "coverage_places_search" ON "coverage_places" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "coverage_areas_similar" ON "coverage_areas" USING gin ("similar_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "coverage_places_similar" ON "coverage_places" USING gin ("similar_text" gin_trgm_ops);
--> statement-breakpoint
SELECT begin_totals('coverage_places', 'ARRAY["kind"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('coverage_checks', 'ARRAY["coverage_response_code"::text, "outcome"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('unknown_places', 'ARRAY["status"::text]::text[]');
