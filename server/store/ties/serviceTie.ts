/**
 * The term of a line is shorter than its days, although nothing has ended it. A term that was paused starts anew with the seconds
 * that were used before.
 */
const IS_SHORTENED = `s.status IN ('ACTIVE', 'EXPIRED')
        AND extract(epoch FROM s.end_date - s.start_date) + coalesce(s.used_seconds, 0)
          < (s.duration_days + greatest(coalesce(s.added_days, 0), 0)) * 86400 - 3600`;

/**
 * Each payment must have granted its days exactly once (decision 11): its subscription got the days that were sold, and runs for as
 * long, unless the money goes back. Days must not stay granted after a full refund.
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
  ) judged WHERE kind IS NOT NULL`;
