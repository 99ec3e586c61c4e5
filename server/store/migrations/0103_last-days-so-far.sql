-- Each price that another one has followed was valid until the day before that one, or to its own day if both began on it.
UPDATE "price_changes" AS "past" SET "last_day" = GREATEST("past"."start_day", "following"."start_day" - 1)
FROM (
  SELECT "id", LEAD("start_day") OVER (PARTITION BY "product_id" ORDER BY "applied_at", "start_day", "id") AS "start_day"
  FROM "price_changes" WHERE "status" = 'APPLIED'
) AS "following"
WHERE "following"."id" = "past"."id" AND "following"."start_day" IS NOT NULL;
