import { CLEARED_LATER, CLEARING_DAYS, REFUND_DAYS } from '../../rules/clearing';
import { dayIn, HAS_LOST_STATUS, returnsOf } from './scope';

const CLEARED_SQL = CLEARED_LATER.map((method) => `'${method}'`).join(', ');

/**
 * Lines with incoming money and their matched payments. `again`: an earlier line has the same payment. `whole`: all lines of the
 * payment together show its amount, so a payment in parts is whole. Rows of other tables are found by the payment alone and then
 * filtered, so that no plan depends on how a table was filled lately.
 */
const MATCHED = `
  SELECT l.*, p.amount AS asked, p.currency AS asked_in, p.paid_at, p.manual_method, shown.again, shown.whole, shown.count
  FROM lines l JOIN payments p ON p.id = l.payment_id
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE o.direction = 'IN' AND (o.booked_at, o.date_created, o.row, o.id) < (l.booked_at, l.date_created, l.row, l.id)) > 0 AS again,
      count(*) FILTER (WHERE o.direction = 'IN') AS count,
      sum(o.amount) FILTER (WHERE o.direction = 'IN') = p.amount
        AND bool_and(o.currency = p.currency) FILTER (WHERE o.direction = 'IN') AS whole
    FROM statement_lines o WHERE o.payment_id = l.payment_id
  ) shown
  WHERE l.direction = 'IN' AND p.paid_at IS NOT NULL`;

/**
 * The lines that show less than their payment, each with the only unmatched line that may be its other part: the missing amount
 * from the same source, unless another payer sent it. Such a pair is one difference, because nobody knows whether it is one payment.
 */
const PARTS = `
  SELECT id, rest_id FROM (
    SELECT m.id, rest.id AS rest_id, count(*) OVER (PARTITION BY m.id) AS rests, count(*) OVER (PARTITION BY rest.id) AS claimants
    FROM matched m JOIN lines rest
      ON rest.source_id = m.source_id AND rest.currency = m.currency AND rest.amount = m.asked - m.amount
    WHERE m.count = 1 AND m.amount < m.asked AND m.currency = m.asked_in AND rest.direction = 'IN' AND rest.status = 'UNMATCHED'
      AND coalesce(rest.phone_number = m.phone_number, true)
  ) pairs WHERE rests = 1 AND claimants = 1`;

/** The statement sources that must show a payment. */
const SHOWN_BY = `CASE
      WHEN p.manual_method IS NULL THEN ARRAY['MERCHANT_REPORT']
      WHEN p.manual_method = 'MOBILE_MONEY' THEN ARRAY['MTN_WALLET', 'AIRTEL_WALLET']
      ELSE ARRAY['BANK']
    END`;

/**
 * Payments through the provider, wallets and banks, with the statement sources that must show them. The line of a settlement that
 * was undone shows another payment.
 */
const SHOWN = `
  SELECT p.*, ${SHOWN_BY} AS shown_by
  FROM paid p WHERE p.undone_at IS NULL AND (p.manual_method IS NULL OR p.manual_method IN ('MOBILE_MONEY', 'BANK_TRANSFER'))`;

/** Returns the SQL that says whether the statements of these kinds begin before a moment and reach the day. */
const goesOn = (since: string, kinds: string) => `(
      SELECT min(f.first_at) <= ${since} AND max(f.last_at) >= $1::timestamptz
      FROM statements f JOIN statement_sources s ON s.id = f.source_id WHERE s.kind = ANY(${kinds})
    )`;

/** The least similarity (of trigrams) between a code and the same code with a wrong or swapped digit. */
const LEAST_SIMILAR = 0.3;

const REFUNDING = `interval '${REFUND_DAYS} days'`;
const CLEARING = `interval '${CLEARING_DAYS} days'`;

/**
 * Cheques and card payments that had to be on a bank statement by this day, although bank statements begin before them and go on
 * until now. Money that went back is not expected any more.
 */
const UNCLEARED = `
  SELECT p.* FROM (
    SELECT * FROM payments WHERE paid_at >= $1::timestamptz - ${CLEARING}
      AND paid_at < $2::timestamptz - ${CLEARING}
    UNION
    SELECT * FROM paid WHERE paid_at < $1::timestamptz - ${CLEARING}
  ) p
  WHERE p.manual_method IN (${CLEARED_SQL})
    AND NOT EXISTS (SELECT FROM statement_lines l WHERE l.payment_id = p.id AND l.direction = 'IN')
    AND coalesce((SELECT sum(t.amount) FROM transactions t WHERE t.payment_id = p.id AND t.type <> 'PAYMENT'), 0) < p.amount
    AND ${goesOn('p.paid_at', `ARRAY['BANK']`)}`;

const LOST = `
  SELECT p.*, EXISTS (
      SELECT FROM statements f JOIN statement_sources s ON s.id = f.source_id
      WHERE s.kind = ANY(p.shown_by) AND f.first_at < $2::timestamptz AND f.last_at >= $1::timestamptz
    ) AS covered
  FROM (${SHOWN}) p
  WHERE (SELECT count(*) FILTER (WHERE l.direction = 'IN') FROM statement_lines l WHERE l.payment_id = p.id) = 0`;

/**
 * The payments by slip that no line shows, each with the only unmatched line that has nearly the same code and the same amount. Such
 * a pair is one difference.
 */
const MISTYPED = `
  SELECT id, line_id FROM (
    SELECT p.id, rest.id AS line_id, count(*) OVER (PARTITION BY p.id) AS rests, count(*) OVER (PARTITION BY rest.id) AS claimants
    FROM lost p JOIN lines rest ON rest.source_kind = ANY(p.shown_by) AND rest.amount = p.amount AND rest.currency = p.currency
    WHERE p.covered AND p.manual_method IS NOT NULL AND rest.direction = 'IN' AND rest.status = 'UNMATCHED'
      AND similarity(rest.code, p.slip_code) >= ${LEAST_SIMILAR}
      AND coalesce(rest.phone_number = p.phone_number, true)
      AND rest.booked_at BETWEEN p.paid_at - interval '1 day' AND p.paid_at + interval '1 day'
  ) pairs WHERE rests = 1 AND claimants = 1`;

/**
 * Refunds of transfers and of mobile money that had to be on a statement by this day, although statements go on until now. More than
 * the payment is never expected to go out.
 */
const UNSENT = `
  SELECT r.id, r.amount, r.effected_at, r.payment_id
  FROM payment_refund_tasks r JOIN payments p ON p.id = r.payment_id
  WHERE r.status = 'EFFECTED' AND p.manual_method IN ('MOBILE_MONEY', 'BANK_TRANSFER')
    AND r.effected_at >= $1::timestamptz - ${REFUNDING} AND r.effected_at < $2::timestamptz - ${REFUNDING}
    AND least(p.amount, (
      SELECT sum(o.amount) FROM payment_refund_tasks o
      WHERE o.payment_id = p.id AND o.status = 'EFFECTED' AND (o.effected_at, o.id) <= (r.effected_at, r.id)
    )) > coalesce((
      SELECT sum(l.amount) FROM statement_lines l WHERE l.direction = 'OUT' AND (l.payment_id = p.id OR l.slip_code = p.slip_code)
    ), 0)
    AND ${goesOn('r.effected_at', SHOWN_BY)}`;

/**
 * The lines by which a payment's money went out, found by the payment or by the code with which the money had come in. `paid_out`
 * is the sum up to and including the line, in the order in which the lines became known, so that each line is judged only once.
 */
const PAID_OUT = `
  SELECT p.id AS payment_id, p.amount AS asked, l.id AS line_id, l.booked_at, l.amount, (
      SELECT sum(o.amount) FILTER (WHERE o.status <> 'IGNORED' AND o.currency = p.currency
        AND (o.date_created, o.booked_at, o.id) <= (l.date_created, l.booked_at, l.id))
      FROM statement_lines o WHERE o.direction = 'OUT' AND (o.payment_id = p.id OR o.slip_code = p.slip_code)
    ) AS paid_out
  FROM lines l JOIN payments p ON p.id = l.payment_id OR p.slip_code = l.slip_code
  WHERE l.direction = 'OUT' AND l.status <> 'IGNORED' AND l.currency = p.currency`;

/**
 * The parts of these lines that the books do not have: beyond the payment's amount (`excess`), and within it (`unbooked`). If the
 * books themselves have a second refund, the ledger's tie names it.
 */
const UNBOOKED = `
  SELECT o.*,
    greatest(paid_out, most) - greatest(paid_out - amount, most) AS excess,
    greatest(least(paid_out, asked), returned) - greatest(least(paid_out - amount, asked), returned) AS unbooked
  FROM (${PAID_OUT}) o CROSS JOIN LATERAL (
    SELECT greatest(o.asked, max(total)) AS most,
      (SELECT coalesce(sum(t.amount), 0) FROM transactions t WHERE t.payment_id = o.payment_id AND t.type <> 'PAYMENT') AS returned
    FROM (${returnsOf('o.payment_id')}) went
  ) books`;

/** A fee of more than one in this many shillings is not a provider's commission. */
const LEAST_SHARE = 10;

/** Compares the statements with the credited payments. */
export const STATEMENTS_TIE = `
  WITH matched AS MATERIALIZED (${MATCHED}), parts AS MATERIALIZED (${PARTS}), lost AS MATERIALIZED (${LOST}),
    mistyped AS MATERIALIZED (${MISTYPED})
  SELECT 'STATEMENTS' AS tie, CASE WHEN l.currency <> $6::text THEN 'OTHER_CURRENCY' ELSE 'UNKNOWN_CODE' END AS kind,
    l.id::text AS about, l.amount, 1 AS records, l.booked_at AS since, l.payment_id, l.id AS line_id
  FROM lines l LEFT JOIN payments p ON p.id = l.payment_id
  WHERE l.direction = 'IN' AND l.status IN ('UNMATCHED', 'MATCHED') AND p.paid_at IS NULL
    AND l.id NOT IN (SELECT rest_id FROM parts) AND l.id NOT IN (SELECT line_id FROM mistyped)
    AND NOT coalesce(${HAS_LOST_STATUS}, false)
  UNION ALL
  SELECT 'STATEMENTS', kind, id::text,
    CASE kind WHEN 'WRONG_AMOUNT' THEN abs(amount - asked) ELSE amount END,
    CASE WHEN rest_id IS NULL THEN 1 ELSE 2 END, booked_at, payment_id, coalesce(rest_id, id)
  FROM (
    SELECT m.*, rest_id, CASE
      WHEN again AND NOT whole THEN 'DOUBLED_LINE'
      WHEN currency <> asked_in THEN 'OTHER_CURRENCY'
      WHEN amount <> asked AND NOT whole THEN 'WRONG_AMOUNT'
      WHEN fee = 0 AND file_fees > 0 AND source_kind = 'MERCHANT_REPORT' THEN 'MISSING_FEE'
      WHEN fee * ${LEAST_SHARE} > greatest(amount, asked) AND source_kind = 'MERCHANT_REPORT' THEN 'HIGH_FEE'
    END AS kind FROM matched m LEFT JOIN parts USING (id)
  ) judged WHERE kind IS NOT NULL
  UNION ALL
  SELECT 'STATEMENTS', 'CHANGED_LINE', id::text, revised_by, 1, booked_at, payment_id, id FROM lines WHERE revised_by > 0
  UNION ALL
  SELECT 'STATEMENTS', 'UNEXPLAINED_OUT', l.id::text, l.amount, 1, l.booked_at, NULL, l.id
  FROM lines l
  WHERE l.direction = 'OUT' AND l.status = 'UNMATCHED' AND l.payment_id IS NULL
    AND NOT EXISTS (SELECT FROM payments p WHERE p.slip_code = l.slip_code)
    AND NOT EXISTS (
      SELECT FROM commission_payouts c
      WHERE c.status = 'PAID' AND c.amount = l.amount AND c.payout_reference IN (l.code, l.reference)
    )
  UNION ALL
  SELECT 'STATEMENTS', 'OTHER_PAYER', m.id::text, m.amount, 1, m.booked_at, m.payment_id, m.id
  FROM matched m JOIN payments p ON p.id = m.payment_id
  WHERE m.count = 1 AND m.phone_number <> p.phone_number
    AND EXISTS (
      SELECT FROM accounts a WHERE a.account_detail_phone_number = m.phone_number AND a.id IS DISTINCT FROM p.account_id
        AND coalesce(a.client_id <> p.client_id, true)
    )
    AND NOT EXISTS (SELECT FROM accounts a WHERE a.id = p.account_id AND a.account_detail_phone_number = m.phone_number)
    AND NOT EXISTS (SELECT FROM clients c WHERE c.id = p.client_id AND c.phone_number = m.phone_number)
  UNION ALL
  SELECT 'STATEMENTS', 'UNCLEARED_SLIP', id::text, amount, 1, paid_at, id, NULL FROM (${UNCLEARED}) uncleared
  UNION ALL
  SELECT 'STATEMENTS', 'WRONG_DAY', payment_id::text, amount, 1, booked_at, payment_id, id
  FROM matched WHERE NOT again AND coalesce(manual_method NOT IN (${CLEARED_SQL}), true) AND ${dayIn('paid_at')} < ${dayIn('booked_at')}
  UNION ALL
  SELECT 'STATEMENTS', 'WRONG_DAY', p.id::text, p.amount, 1, p.paid_at, p.id, l.ids[1]
  FROM paid p CROSS JOIN LATERAL (
    SELECT min(booked_at) FILTER (WHERE direction = 'IN') AS first_at,
      array_agg(id ORDER BY booked_at, id) FILTER (WHERE direction = 'IN') AS ids
    FROM statement_lines WHERE payment_id = p.id
  ) l WHERE ${dayIn('l.first_at')} < ${dayIn('p.paid_at')} AND coalesce(p.manual_method NOT IN (${CLEARED_SQL}), true)
  UNION ALL
  SELECT 'STATEMENTS', 'LOST_LINE', id::text, amount, 1, paid_at, id, NULL FROM lost
  WHERE covered AND id NOT IN (SELECT id FROM mistyped)
  UNION ALL
  SELECT 'STATEMENTS', 'MISTYPED_SLIP', p.id::text, p.amount, 2, p.paid_at, p.id, line_id
  FROM mistyped JOIN payments p USING (id)
  UNION ALL
  SELECT 'STATEMENTS', 'UNSENT_REFUND', id::text, amount, 1, effected_at, payment_id, NULL FROM (${UNSENT}) unsent
  UNION ALL
  SELECT 'STATEMENTS', 'NO_STATEMENT', shown_by[1], sum(amount)::bigint, count(*)::integer, min(paid_at), NULL, NULL
  FROM lost WHERE NOT covered GROUP BY shown_by
  UNION ALL
  SELECT 'STATEMENTS', CASE WHEN sum(excess) > 0 THEN 'REFUNDED_TWICE' ELSE 'REVERSAL' END, payment_id::text,
    (CASE WHEN sum(excess) > 0 THEN sum(excess) ELSE sum(unbooked) END)::bigint, 1, max(booked_at), payment_id,
    (array_agg(line_id ORDER BY excess > 0 DESC, booked_at DESC, line_id))[1]
  FROM (${UNBOOKED}) went WHERE excess + unbooked > 0 GROUP BY payment_id`;
