import { MOST_REBOOKINGS, PAYOUT_SOURCE } from '../../rules/payouts';
import { HAS_LOST_STATUS, MONEY_ACCOUNTS_SQL, returnsOf } from './scope';

/** The ends of the sources of a payout's entries, as a list of SQL texts. */
const SUFFIXES = Array.from({ length: MOST_REBOOKINGS + 1 }, (_, at) => (at === 0 ? `''` : `':${at}'`)).join(', ');

/**
 * The journal must contain the money that came in and went back, with the same sums; `net` is the journal's balance of a payment.
 * Money that went back twice belongs to the day on which more than the payment had gone back, and `excess` is that day's part.
 * A payment that was booked must stay successful until its money goes back. Each payout to the bank must be booked as a settlement of the same sum.
 */
export const LEDGER_TIE = `
  SELECT 'LEDGER' AS tie, kind, id::text AS about,
    (CASE kind WHEN 'REFUNDED_TWICE' THEN excess
      WHEN 'MISSING_ENTRY' THEN amount ELSE greatest(abs(net - (amount - returned)), effected - returned) END)::bigint AS amount,
    1 AS records, CASE kind WHEN 'REFUNDED_TWICE' THEN last_at ELSE paid_at END AS since, id AS payment_id, NULL::uuid AS line_id
  FROM (
    SELECT b.*, net, CASE
      WHEN net IS NULL THEN 'MISSING_ENTRY'
      WHEN greatest(returned, effected, credited) > amount THEN 'REFUNDED_TWICE'
      WHEN net <> amount - returned OR effected > returned THEN 'WRONG_AMOUNT'
    END AS kind
    FROM booked b CROSS JOIN LATERAL (
      SELECT sum(own.net) AS net, sum(own.credited) AS credited
      FROM journal_entries e CROSS JOIN LATERAL (
        SELECT sum(j.debit - j.credit) FILTER (WHERE j.account IN (${MONEY_ACCOUNTS_SQL})) AS net,
          sum(j.credit) FILTER (WHERE j.account IN (${MONEY_ACCOUNTS_SQL})) AS credited
        FROM journal_lines j WHERE j.entry_id = e.id
      ) own WHERE e.payment_id = b.id
    ) journal
  ) judged CROSS JOIN LATERAL (
    SELECT max(at) AS last_at,
      greatest(max(total), judged.amount) - greatest(max(total) FILTER (WHERE at < $1::timestamptz), judged.amount) AS excess
    FROM (${returnsOf('judged.id')}) went WHERE judged.kind = 'REFUNDED_TWICE' AND at < $2::timestamptz
  ) went
  WHERE kind IS NOT NULL AND (kind <> 'REFUNDED_TWICE' OR excess > 0)
  UNION ALL
  SELECT 'LEDGER', 'LOST_STATUS', p.id::text, p.amount, 1, entered.date_created, p.id, NULL
  FROM transactions entered JOIN payments p ON p.id = entered.payment_id
  WHERE entered.type = 'PAYMENT' AND entered.date_created >= $1::timestamptz AND entered.date_created < $2::timestamptz
    AND ${HAS_LOST_STATUS}
  UNION ALL
  SELECT 'LEDGER', CASE WHEN banked IS NULL THEN 'MISSING_ENTRY' ELSE 'WRONG_AMOUNT' END, id::text,
    abs(amount - coalesce(banked, 0))::bigint, 1, booked_at, NULL, id
  FROM (
    SELECT l.id, l.amount, l.booked_at, (
      SELECT sum(j.debit - j.credit) FROM journal_entries e JOIN journal_lines j ON j.entry_id = e.id
      WHERE e.source IN (SELECT '${PAYOUT_SOURCE}' || l.id || suffix FROM unnest(ARRAY[${SUFFIXES}]) suffix) AND e.type = 'SETTLEMENT' AND j.account = 'BANK'
    ) AS banked
    FROM lines l WHERE l.status = 'PAYOUT'
  ) payouts WHERE banked IS DISTINCT FROM amount`;
