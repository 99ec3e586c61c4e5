CREATE FUNCTION link_new_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE log_links SET salt = NULL WHERE log_id = NEW.id::text;
  END IF;
  PERFORM link_log(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER logs_linked AFTER INSERT OR UPDATE ON logs
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION link_new_log();
--> statement-breakpoint
DO $$
DECLARE
  entry logs;
BEGIN
  FOR entry IN SELECT * FROM logs WHERE NOT EXISTS (SELECT FROM log_links WHERE log_id = logs.id::text) ORDER BY date_created, id LOOP
    PERFORM link_log(entry);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is only appended to.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- A transaction says what the law asks of it: ERASURE takes out what was logged of a person, RETENTION removes what is too old.
CREATE TRIGGER logs_not_updated BEFORE UPDATE ON logs
  FOR EACH ROW WHEN (
    coalesce(current_setting('kitara.audit_log', true), '') <> 'ERASURE'
    OR (OLD.id, OLD.date_created, OLD.user_id, OLD.api_key_id, OLD.action, OLD.resource, OLD.record_id)
      IS DISTINCT FROM (NEW.id, NEW.date_created, NEW.user_id, NEW.api_key_id, NEW.action, NEW.resource, NEW.record_id)
  ) EXECUTE FUNCTION refuse_log_change();
--> statement-breakpoint
CREATE TRIGGER logs_not_deleted BEFORE DELETE ON logs
  FOR EACH STATEMENT WHEN (coalesce(current_setting('kitara.audit_log', true), '') <> 'RETENTION')
  EXECUTE FUNCTION refuse_log_change();
--> statement-breakpoint
CREATE TRIGGER logs_not_emptied BEFORE TRUNCATE ON logs FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
--> statement-breakpoint
CREATE TRIGGER log_links_not_updated BEFORE UPDATE ON log_links
  FOR EACH ROW WHEN (
    coalesce(current_setting('kitara.audit_log', true), '') <> 'ERASURE' OR NEW.salt IS NOT NULL
    OR (OLD.id, OLD.date_created, OLD.date_updated, OLD.number, OLD.log_id, OLD.facts_hash, OLD.content_hash, OLD.hash)
      IS DISTINCT FROM (NEW.id, NEW.date_created, NEW.date_updated, NEW.number, NEW.log_id, NEW.facts_hash, NEW.content_hash, NEW.hash)
  ) EXECUTE FUNCTION refuse_log_change();
--> statement-breakpoint
CREATE TRIGGER log_links_not_emptied BEFORE TRUNCATE ON log_links FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();
--> statement-breakpoint
CREATE TRIGGER log_links_not_deleted BEFORE DELETE ON log_links
  FOR EACH STATEMENT WHEN (coalesce(current_setting('kitara.audit_log', true), '') <> 'RETENTION')
  EXECUTE FUNCTION refuse_log_change();
--> statement-breakpoint
-- Of the removed entries before the oldest that is kept, two links stay: one that can be checked, and the hash that it is checked with.
CREATE FUNCTION shorten_log_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM log_links WHERE number < (
    SELECT number FROM log_links WHERE EXISTS (SELECT FROM logs WHERE logs.id = log_links.log_id::uuid) ORDER BY number LIMIT 1
  ) - 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER logs_chain_shortened AFTER DELETE ON logs FOR EACH STATEMENT EXECUTE FUNCTION shorten_log_chain();
