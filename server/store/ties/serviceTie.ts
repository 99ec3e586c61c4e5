import { HAS_LOST_STATUS } from './scope';

/**
 * The term of a line is shorter than its days, although nothing has ended it; days before the payment are no service. A term that
 * was paused starts anew with the seconds that were used before.
 */
const IS_SHORTENED = `s.status IN ('ACTIVE', 'EXPIRED')
        AND extract(epoch FROM s.end_date - greatest(s.start_date, b.paid_at)) + coalesce(s.used_seconds, 0)
          < (s.duration_days + greatest(coalesce(s.added_days, 0), 0)) * 86400 - 3600`;

/** The moment since which a subscription gives service. */
const BEGUN = 'greatest(s.start_date, s.date_created)';

/** The events by which service is given without a payment of its own, as an SQL list. */
const FREE = (['IMPORTED', 'EXTENDED', 'BONUS_APPLIED', 'TRANSFERRED'] as const).map((type) => `'${type}'`).join(', ');

/**
 * Each payment must have granted its days exactly once (decision 11): its subscription got the days that were sold, and runs for as
 * long, unless the money goes back. Days must not stay granted after a full refund. Service that begins on the day must be paid for, unless
 * staff gave it as an extension, a bonus or a transfer, or it was imported.
 */
export const SERVICE_TIE = `
  SELECT 'SERVICE' AS tie, kind, id::text AS about, amount, 1 AS records, paid_at AS since, id AS payment_id, NULL::uuid AS line_id
  FROM (
    SELECT b.*, CASE
      WHEN b.returned >= b.amount THEN
        CASE WHEN s.refunded_at IS NULL AND s.status NOT IN ('CANCELLED', 'TERMINATED', 'FORFEITED') THEN 'REVERSAL' END
      WHEN EXISTS (SELECT FROM payment_refund_tasks r WHERE r.payment_id = b.id AND r.status <> 'REJECTED') THEN NULL
      WHEN s.id IS NULL OR granted.days IS NULL OR granted.days < s.duration_days THEN 'MISSING_ENTITLEMENT'
      WHEN granted.days > s.duration_days THEN 'DAYS_TWICE'
      WHEN ${IS_SHORTENED} THEN 'SHORTENED_SERVICE'
    END AS kind
    FROM booked b
    LEFT JOIN subscriptions s ON s.payment_id = b.id
    LEFT JOIN LATERAL (
      SELECT sum(e.days) FILTER (WHERE e.type IN ('PAID', 'RENEWED')) AS days
      FROM subscription_events e WHERE e.payment_id = b.id
    ) granted ON true
    WHERE b.payment_form_id IS NOT NULL AND b.paid_at IS NOT NULL
  ) judged WHERE kind IS NOT NULL
  UNION ALL
  SELECT 'SERVICE', 'UNPAID_SERVICE', s.id::text, s.amount, 1, ${BEGUN}, s.payment_id, NULL
  FROM subscriptions s LEFT JOIN payments p ON p.id = s.payment_id
  WHERE s.status IN ('ACTIVE', 'EXPIRED') AND p.paid_at IS NULL AND NOT coalesce(${HAS_LOST_STATUS}, false)
    AND s.start_date < $2::timestamptz AND s.date_created < $2::timestamptz
    AND (s.start_date >= $1::timestamptz OR s.date_created >= $1::timestamptz)
    AND NOT EXISTS (
      SELECT FROM subscription_events e LEFT JOIN payments own ON own.id = e.payment_id
      WHERE e.subscription_id = s.id AND (own.paid_at IS NOT NULL OR e.type IN (${FREE}))
    )`;
