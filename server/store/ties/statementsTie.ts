import { dayIn } from './scope';

/**
 * Lines with incoming money and their matched payments. `again`: an earlier line has the same payment. Rows of other tables are
 * found by the payment alone and then filtered, so that no plan depends on how a table was filled lately.
 */
const MATCHED = `
  SELECT l.*, p.amount AS asked, p.currency AS asked_in, p.paid_at,
    (SELECT count(*) FILTER (WHERE o.direction = 'IN' AND (o.booked_at, o.id) < (l.booked_at, l.id)) > 0
      FROM statement_lines o WHERE o.payment_id = l.payment_id) AS again
  FROM lines l JOIN payments p ON p.id = l.payment_id
  WHERE l.direction = 'IN' AND p.paid_at IS NOT NULL`;

/** Payments through the provider, wallets and banks, with the statement sources that must show them. */
const SHOWN = `
  SELECT p.*, CASE
      WHEN p.manual_method IS NULL THEN ARRAY['MERCHANT_REPORT']
      WHEN p.manual_method = 'MOBILE_MONEY' THEN ARRAY['MTN_WALLET', 'AIRTEL_WALLET']
      ELSE ARRAY['BANK']
    END AS shown_by
  FROM paid p WHERE p.manual_method IS NULL OR p.manual_method IN ('MOBILE_MONEY', 'BANK_TRANSFER')`;

const LOST = `
  SELECT p.*, EXISTS (
      SELECT FROM statements f JOIN statement_sources s ON s.id = f.source_id
      WHERE s.kind = ANY(p.shown_by) AND f.first_at < $2::timestamptz AND f.last_at >= $1::timestamptz
    ) AS covered
  FROM (${SHOWN}) p
  WHERE (SELECT count(*) FILTER (WHERE l.direction = 'IN') FROM statement_lines l WHERE l.payment_id = p.id) = 0`;

/**
 * For each payment whose money went out, the last line that shows it: by its payment, or by the code with which it had come in.
 */
const PAID_OUT = `
  SELECT DISTINCT ON (p.id) p.id AS payment_id, l.booked_at AS since, l.id AS line_id
  FROM lines l JOIN payments p ON p.id = l.payment_id OR p.slip_code = l.slip_code
  WHERE l.direction = 'OUT' AND l.status <> 'IGNORED' ORDER BY p.id, l.booked_at DESC, l.id`;

/** Compares the statements with the credited payments. */
export const STATEMENTS_TIE = `
  SELECT 'STATEMENTS' AS tie, CASE WHEN l.currency <> $6::text THEN 'OTHER_CURRENCY' ELSE 'UNKNOWN_CODE' END AS kind,
    l.id::text AS about, l.amount, 1 AS records, l.booked_at AS since, l.payment_id, l.id AS line_id
  FROM lines l LEFT JOIN payments p ON p.id = l.payment_id
  WHERE l.direction = 'IN' AND l.status IN ('UNMATCHED', 'MATCHED') AND p.paid_at IS NULL
  UNION ALL
  SELECT 'STATEMENTS', kind, id::text,
    CASE kind WHEN 'WRONG_AMOUNT' THEN abs(amount - asked) ELSE amount END, 1, booked_at, payment_id, id
  FROM (
    SELECT m.*, CASE
      WHEN again THEN 'DOUBLED_LINE'
      WHEN currency <> asked_in THEN 'OTHER_CURRENCY'
      WHEN amount <> asked THEN 'WRONG_AMOUNT'
      WHEN fee = 0 AND file_fees > 0 AND source_kind = 'MERCHANT_REPORT' THEN 'MISSING_FEE'
    END AS kind FROM (${MATCHED}) m
  ) judged WHERE kind IS NOT NULL
  UNION ALL
  SELECT 'STATEMENTS', 'WRONG_DAY', payment_id::text, amount, 1, booked_at, payment_id, id
  FROM (${MATCHED}) m WHERE NOT again AND ${dayIn('paid_at')} < ${dayIn('booked_at')}
  UNION ALL
  SELECT 'STATEMENTS', 'WRONG_DAY', p.id::text, p.amount, 1, p.paid_at, p.id, l.ids[1]
  FROM paid p CROSS JOIN LATERAL (
    SELECT min(booked_at) FILTER (WHERE direction = 'IN') AS first_at,
      array_agg(id ORDER BY booked_at, id) FILTER (WHERE direction = 'IN') AS ids
    FROM statement_lines WHERE payment_id = p.id
  ) l WHERE ${dayIn('l.first_at')} < ${dayIn('p.paid_at')}
  UNION ALL
  SELECT 'STATEMENTS', 'LOST_LINE', id::text, amount, 1, paid_at, id, NULL FROM (${LOST}) lost WHERE covered
  UNION ALL
  SELECT 'STATEMENTS', 'NO_STATEMENT', shown_by[1], sum(amount)::bigint, count(*)::integer, min(paid_at), NULL, NULL
  FROM (${LOST}) lost WHERE NOT covered GROUP BY shown_by
  UNION ALL
  SELECT 'STATEMENTS', CASE WHEN paid_out > amount THEN 'REFUNDED_TWICE' ELSE 'REVERSAL' END, id::text,
    (paid_out - CASE WHEN paid_out > amount THEN amount ELSE returned END)::bigint, 1, since, id, line_id
  FROM (
    SELECT p.id, p.amount, last.since, last.line_id,
      (SELECT coalesce(sum(t.amount), 0) FROM transactions t WHERE t.payment_id = p.id AND t.type <> 'PAYMENT') AS returned,
      (SELECT sum(o.amount) FROM statement_lines o
        WHERE o.direction = 'OUT' AND o.currency = p.currency AND (o.payment_id = p.id OR o.slip_code = p.slip_code)) AS paid_out
    FROM (${PAID_OUT}) last JOIN payments p ON p.id = last.payment_id
  ) went WHERE paid_out > least(amount, returned)`;
