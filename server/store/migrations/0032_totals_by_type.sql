LOCK TABLE journal_lines IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DROP INDEX "ledger_totals_unique_account_day_slot";
--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD COLUMN "type" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_totals_unique_account_type_day_slot" ON "ledger_totals" USING btree ("account","type","day","slot");
--> statement-breakpoint
-- A session keeps the plan of its first booking: made for a small journal, it would read all of it for ever after.
CREATE OR REPLACE FUNCTION keep_ledger_totals() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO ledger_totals (id, date_created, date_updated, account, type, day, slot, debit, credit)
  SELECT gen_random_uuid(), now(), now(), account, type, day, pg_backend_pid() % 64, sum(debit), sum(credit)
  FROM (
    SELECT account, (SELECT type FROM journal_entries e WHERE e.id = entry_id) AS type,
      (booked_at AT TIME ZONE 'UTC')::date AS day, debit, credit
    FROM new_rows
  ) moved
  GROUP BY account, type, day ORDER BY account, type, day
  ON CONFLICT (account, type, day, slot) DO UPDATE SET
    debit = ledger_totals.debit + EXCLUDED.debit,
    credit = ledger_totals.credit + EXCLUDED.credit,
    date_updated = EXCLUDED.date_updated;
  RETURN NULL;
END $$;
--> statement-breakpoint
DELETE FROM ledger_totals;
--> statement-breakpoint
INSERT INTO ledger_totals (id, date_created, date_updated, account, type, day, slot, debit, credit)
SELECT gen_random_uuid(), now(), now(), account, type, day, 0, sum(debit), sum(credit)
FROM (
  SELECT l.account, e.type, (l.booked_at AT TIME ZONE 'UTC')::date AS day, l.debit, l.credit
  FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
) moved
GROUP BY account, type, day;
