-- Emptying a table has no rows to ask about, so triggers for each row do not see it.
CREATE FUNCTION refuse_emptying_closes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM day_closes WHERE status = 'CLOSED') THEN
    RAISE EXCEPTION 'Closed days and their differences never change.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER day_closes_not_emptied BEFORE TRUNCATE ON day_closes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_closes();
--> statement-breakpoint
CREATE TRIGGER close_differences_not_emptied BEFORE TRUNCATE ON close_differences
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying_closes();
