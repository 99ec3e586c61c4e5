import { HAS_LOST_STATUS } from './scope';

/**
 * Every credited payment must have a receipt of the same sum, which stays valid as long as we hold some of the money, and every
 * valid receipt must have a credited payment.
 */
export const RECEIPTS_TIE = `
  SELECT 'RECEIPTS' AS tie, kind, id::text AS about, difference AS amount, 1 AS records, paid_at AS since, id AS payment_id,
    NULL::uuid AS line_id
  FROM (
    SELECT b.id, b.paid_at,
      CASE WHEN r.amount <> b.amount AND NOT r.voided THEN abs(r.amount - b.amount) ELSE b.amount END AS difference,
      CASE
        WHEN r.id IS NULL OR (r.voided AND b.returned < b.amount) THEN 'MISSING_RECEIPT'
        WHEN r.currency <> b.currency THEN 'OTHER_CURRENCY'
        WHEN r.amount <> b.amount THEN 'WRONG_AMOUNT'
      END AS kind
    FROM booked b LEFT JOIN receipts r ON r.payment_id = b.id WHERE b.came
  ) judged WHERE kind IS NOT NULL
  UNION ALL
  SELECT 'RECEIPTS', 'RECEIPT_WITHOUT_MONEY', r.id::text, r.amount, 1, r.date_created, p.id, NULL
  FROM receipts r JOIN payments p ON p.id = r.payment_id
  WHERE r.date_created >= $1::timestamptz AND r.date_created < $2::timestamptz AND NOT r.voided AND p.paid_at IS NULL
    AND NOT ${HAS_LOST_STATUS}`;
