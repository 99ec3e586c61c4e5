ALTER TABLE "coverage_areas" ADD COLUMN "polygon_west" double precision GENERATED ALWAYS AS (((box((translate("polygon" -> 'coordinates' ->> 0, '[]', '()'))::polygon))[1])[0]) STORED;
--> statement-breakpoint
ALTER TABLE "coverage_areas" ADD COLUMN "polygon_south" double precision GENERATED ALWAYS AS (((box((translate("polygon" -> 'coordinates' ->> 0, '[]', '()'))::polygon))[1])[1]) STORED;
--> statement-breakpoint
ALTER TABLE "coverage_areas" ADD COLUMN "polygon_east" double precision GENERATED ALWAYS AS (((box((translate("polygon" -> 'coordinates' ->> 0, '[]', '()'))::polygon))[0])[0]) STORED;
--> statement-breakpoint
ALTER TABLE "coverage_areas" ADD COLUMN "polygon_north" double precision GENERATED ALWAYS AS (((box((translate("polygon" -> 'coordinates' ->> 0, '[]', '()'))::polygon))[0])[1]) STORED;
--> statement-breakpoint
CREATE INDEX "coverage_areas_by_name_in_any_case" ON "coverage_areas" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "coverage_areas_by_polygon_box" ON "coverage_areas" USING btree ("polygon_west","polygon_south","polygon_east","polygon_north");
--> statement-breakpoint
CREATE INDEX "coverage_places_by_name_in_any_case" ON "coverage_places" USING btree (lower("name"));
--> statement-breakpoint
CREATE INDEX "coverage_checks_by_location_common_name" ON "coverage_checks" USING btree ("location_common_name","date_created","id");
