import { CHART, JOURNAL_ACCOUNTS } from '../../../contract/ledger/chart';

const MONEY = JOURNAL_ACCOUNTS.filter((account) => CHART[account].class === 'ASSET').map((account) => `'${account}'`);

/**
 * Selects what belongs to a day: what happened on it, and what arrived late for a day that is closed. Parameters: $1 the day's
 * first moment, $2 the next day's, $3 the moment since which something is late (null: nothing is), $4 ids that an earlier close
 * has counted, $5 the time zone, $6 the currency, $7 the moment since which something is recent. A payment arrives when its money
 * is booked, a statement line when it is imported.
 */
export const SCOPE = `
  paid AS MATERIALIZED (
    SELECT p.* FROM payments p WHERE p.paid_at >= $1::timestamptz AND p.paid_at < $2::timestamptz
    UNION
    SELECT p.* FROM transactions t JOIN payments p ON p.id = t.payment_id
    WHERE t.type = 'PAYMENT' AND t.date_created >= $3::timestamptz AND p.paid_at < $1::timestamptz AND p.id <> ALL($4::uuid[])
  ),
  lines AS MATERIALIZED (
    SELECT l.*, source.kind AS source_kind, file.fees AS file_fees
    FROM (
      SELECT * FROM statement_lines WHERE booked_at >= $1::timestamptz AND booked_at < $2::timestamptz
      UNION
      SELECT * FROM statement_lines
      WHERE date_created >= $3::timestamptz AND booked_at < $1::timestamptz AND id <> ALL($4::uuid[])
    ) l
    JOIN statement_sources source ON source.id = l.source_id
    JOIN statements file ON file.id = l.statement_id
  ),
  moved AS MATERIALIZED (
    SELECT id, bool_or(came) AS came FROM (
      SELECT id, true AS came FROM paid
      UNION ALL
      SELECT payment_id, false FROM transactions
      WHERE type <> 'PAYMENT' AND date_created >= $1::timestamptz AND date_created < $2::timestamptz
      UNION ALL
      SELECT payment_id, false FROM journal_entries
      WHERE type IN ('REFUND', 'REVERSAL') AND booked_at >= $1::timestamptz AND booked_at < $2::timestamptz
      UNION ALL
      SELECT payment_id, false FROM payment_refund_tasks
      WHERE status = 'EFFECTED' AND effected_at >= $1::timestamptz AND effected_at < $2::timestamptz
    ) either GROUP BY id
  ),
  booked AS MATERIALIZED (
    SELECT p.*, moved.came,
      coalesce((SELECT sum(t.amount) FILTER (WHERE t.type <> 'PAYMENT') FROM transactions t WHERE t.payment_id = p.id), 0) AS returned,
      coalesce((SELECT sum(r.amount) FILTER (WHERE r.status = 'EFFECTED') FROM payment_refund_tasks r WHERE r.payment_id = p.id), 0) AS effected
    FROM moved JOIN payments p ON p.id = moved.id
  )`;

/** The SQL that says whether the payment `p` was booked, but is no longer successful although its money did not go back. */
export const HAS_LOST_STATUS = `(
    EXISTS (SELECT FROM transactions t WHERE t.payment_id = p.id AND t.type = 'PAYMENT')
    AND (p.paid_at IS NULL OR p.status <> 'SUCCESSFUL')
    AND coalesce((SELECT sum(t.amount) FROM transactions t WHERE t.payment_id = p.id AND t.type <> 'PAYMENT'), 0) < p.amount
  )`;

/** The ledger accounts that hold money, as an SQL list. */
export const MONEY_ACCOUNTS_SQL = MONEY.join(', ');

/**
 * Returns the SQL for the moments at which a payment's money went back according to the books: its transactions, its refunds and
 * its journal. `total` is the sum that the same kind of record had shown by then.
 */
export const returnsOf = (paymentId: string): string => `
  SELECT at, sum(amount) OVER (PARTITION BY kind ORDER BY at) AS total FROM (
    SELECT 'TRANSACTION' AS kind, date_created AS at, amount FROM transactions
    WHERE payment_id = ${paymentId} AND type <> 'PAYMENT'
    UNION ALL
    SELECT 'REFUND', coalesce(effected_at, date_created), amount FROM payment_refund_tasks
    WHERE payment_id = ${paymentId} AND status = 'EFFECTED'
    UNION ALL
    SELECT 'JOURNAL', e.booked_at, j.credit FROM journal_entries e JOIN journal_lines j ON j.entry_id = e.id
    WHERE e.payment_id = ${paymentId} AND j.account IN (${MONEY_ACCOUNTS_SQL})
  ) returns`;

/** Returns the SQL for a moment's day in the provider's time zone. */
export const dayIn = (moment: string): string => `(${moment} AT TIME ZONE $5::text)::date`;
