-- The lines of an older installation learn when their last paid day ends and what their customers would pay for another, as
-- server/network/rules/cutOff.ts computes it from then on.
UPDATE "access_lines" line SET
  "paid_until" = CASE WHEN line."reason" <> 'READY' THEN last."end_date" END,
  "product_id" = last."product_id",
  "renewal_amount" = last."price"
FROM (
  SELECT DISTINCT ON (paid."account_id") paid."account_id", paid."end_date", paid."product_id", package."price"
  FROM "subscriptions" paid
  JOIN "products" package ON package."id" = paid."product_id"
  WHERE paid."status" IN ('ACTIVE', 'CREATED', 'EXPIRED', 'INACTIVE')
  ORDER BY paid."account_id", paid."end_date" DESC NULLS LAST, paid."paid_at" DESC
) last
WHERE last."account_id" = line."account_id";
