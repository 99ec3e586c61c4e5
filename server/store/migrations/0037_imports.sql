CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'UPLOADED' NOT NULL,
	"system" text,
	"lines" integer DEFAULT 0 NOT NULL,
	"ready_lines" integer DEFAULT 0 NOT NULL,
	"known_lines" integer DEFAULT 0 NOT NULL,
	"faulty_lines" integer DEFAULT 0 NOT NULL,
	"warned_lines" integer DEFAULT 0 NOT NULL,
	"added_lines" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"imported_by_id" uuid,
	"started_by_id" uuid,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"headings" jsonb,
	"headings_key" text,
	"mapping" jsonb,
	"date_order" text,
	"next_turn_at" timestamp (3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("file_name", ''))) STORED
);

--> statement-breakpoint
CREATE TABLE "import_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"status" text DEFAULT 'UNCHECKED' NOT NULL,
	"cells" jsonb,
	"notes" jsonb,
	"warned" boolean DEFAULT false NOT NULL,
	"resource" text,
	"record_id" text,
	"made" jsonb
);

--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_imported_by_id_users_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "imports_date_created" ON "imports" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "imports_by_kind" ON "imports" USING btree ("kind","date_created","id");
--> statement-breakpoint
CREATE INDEX "imports_by_status" ON "imports" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "imports_by_imported_by_id" ON "imports" USING btree ("imported_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "imports_by_started_by_id" ON "imports" USING btree ("started_by_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "imports_by_headings_key" ON "imports" USING btree ("headings_key","date_created","id");
--> statement-breakpoint
CREATE INDEX "imports_by_next_turn_at" ON "imports" USING btree ("next_turn_at","date_created","id");
--> statement-breakpoint
CREATE INDEX "imports_search" ON "imports" USING gin ("search_text" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "import_rows_date_created" ON "import_rows" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "import_rows_by_import_id" ON "import_rows" USING btree ("import_id","date_created","id");
--> statement-breakpoint
CREATE INDEX "import_rows_by_status" ON "import_rows" USING btree ("status","date_created","id");
--> statement-breakpoint
CREATE INDEX "import_rows_by_warned" ON "import_rows" USING btree ("warned","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "import_rows_unique_import_id_line" ON "import_rows" USING btree ("import_id","line");
--> statement-breakpoint
SELECT begin_totals('imports', 'ARRAY["kind"::text, "status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('import_rows', 'ARRAY["status"::text, "warned"::text]::text[]');
