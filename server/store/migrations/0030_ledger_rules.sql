CREATE FUNCTION refuse_journal_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The journal is only appended to.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
CREATE TRIGGER journal_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_journal_change();
--> statement-breakpoint
ALTER TABLE journal_lines ADD CONSTRAINT journal_lines_one_side
  CHECK (debit >= 0 AND credit >= 0 AND (debit = 0) <> (credit = 0));
--> statement-breakpoint
ALTER TABLE payment_balances ADD CONSTRAINT payment_balances_add_up
  CHECK (received = refunded + vat + owed + deferred + earned AND least(refunded, vat, owed, deferred, earned, commission) >= 0);
--> statement-breakpoint
CREATE FUNCTION require_journal_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
BEGIN
  IF NOT EXISTS (
    SELECT FROM journal_entries e JOIN journal_lines l ON l.entry_id = e.id WHERE e.id = entry
    GROUP BY e.id HAVING sum(l.debit) = sum(l.credit) AND sum(l.debit) = e.amount AND bool_and(l.booked_at = e.booked_at)
  ) THEN
    RAISE EXCEPTION 'Journal entry % is out of balance.', entry USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_entries_balance AFTER INSERT ON journal_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_journal_balance('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_lines_balance AFTER INSERT ON journal_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_journal_balance('entry_id');
--> statement-breakpoint
CREATE FUNCTION keep_ledger_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_totals (id, date_created, date_updated, account, day, slot, debit, credit)
  SELECT gen_random_uuid(), now(), now(), account, day, pg_backend_pid() % 64, sum(debit), sum(credit)
  FROM (SELECT account, (booked_at AT TIME ZONE 'UTC')::date AS day, debit, credit FROM new_rows) moved
  GROUP BY account, day ORDER BY account, day
  ON CONFLICT (account, day, slot) DO UPDATE SET
    debit = ledger_totals.debit + EXCLUDED.debit,
    credit = ledger_totals.credit + EXCLUDED.credit,
    date_updated = EXCLUDED.date_updated;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER journal_lines_totals AFTER INSERT ON journal_lines
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_totals();
