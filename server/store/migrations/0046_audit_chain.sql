CREATE TABLE "log_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"date_created" timestamp (3) with time zone NOT NULL,
	"date_updated" timestamp (3) with time zone NOT NULL,
	"number" integer NOT NULL,
	"log_id" text NOT NULL,
	"facts_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"salt" text,
	"hash" text NOT NULL
);

--> statement-breakpoint
CREATE INDEX "log_links_date_created" ON "log_links" USING btree ("date_created","id");
--> statement-breakpoint
CREATE INDEX "log_links_by_log_id" ON "log_links" USING btree ("log_id","date_created","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "log_links_unique_number" ON "log_links" USING btree ("number");
--> statement-breakpoint
CREATE FUNCTION log_facts_hash(entry logs) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    entry.id, to_char(entry.date_created AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), entry.user_id, entry.api_key_id,
    entry.action, entry.resource, entry.record_id)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION log_content_hash(entry logs, salt text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(salt, entry.reason, entry.before, entry.after)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION log_link_hash(link log_links, previous text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(concat_ws(' ', link.number, previous, link.log_id,
    to_char(link.date_created AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS'), link.facts_hash, link.content_hash), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- Whoever commits an entry waits here for the others who do, and reads the last link after that; so it is called last in a transaction.
CREATE FUNCTION link_log(entry logs) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last log_links;
  link log_links;
BEGIN
  PERFORM pg_advisory_xact_lock(7205516);
  SELECT * INTO last FROM log_links ORDER BY number DESC LIMIT 1;
  link.id := gen_random_uuid();
  link.date_created := entry.date_created;
  link.date_updated := clock_timestamp();
  link.number := coalesce(last.number, 0) + 1;
  link.log_id := entry.id;
  link.facts_hash := log_facts_hash(entry);
  link.salt := gen_random_uuid();
  link.content_hash := log_content_hash(entry, link.salt);
  link.hash := log_link_hash(link, coalesce(last.hash, ''));
  INSERT INTO log_links SELECT link.*;
END $$;
--> statement-breakpoint
-- The entries that there are; those that come meanwhile follow in the next migration, which holds writers up.
DO $$
DECLARE
  entry logs;
BEGIN
  FOR entry IN SELECT * FROM logs ORDER BY date_created, id LOOP
    PERFORM link_log(entry);
  END LOOP;
END $$;
