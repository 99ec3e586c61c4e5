-- A number is the same code with zeros in front, and mobile money's with a label before it; where two payments have one code, both keep theirs.
UPDATE "payments" SET "slip_code" = "first"."code"
FROM (
	SELECT DISTINCT ON ("code") "id", "code" FROM (
		SELECT "id", "paid_at", regexp_replace("slip_code", CASE WHEN "manual_method" = 'MOBILE_MONEY' THEN '^[A-Z]*0*(?=[1-9][0-9]{8,11}$)' ELSE '^0+(?=[1-9][0-9]{7,}$)' END, '') AS "code"
		FROM "payments"
		WHERE "slip_code" ~ '^(0+|[A-Z]+[0-9]+$)'
	) AS "written"
	ORDER BY "code", "paid_at", "id"
) AS "first"
WHERE "payments"."id" = "first"."id" AND "payments"."slip_code" <> "first"."code"
	AND NOT EXISTS (SELECT FROM "payments" AS "other" WHERE "other"."slip_code" = "first"."code");
--> statement-breakpoint
UPDATE "statement_lines" SET "slip_code" = ltrim("slip_code", '0') WHERE "slip_code" ~ '^0+[1-9][0-9]{7,}$';
--> statement-breakpoint
UPDATE "claims" SET "slip_code" = ltrim("slip_code", '0')
WHERE "slip_code" ~ '^0+[1-9][0-9]{7,}$' AND NOT EXISTS (
	SELECT FROM "claims" AS "other"
	WHERE "other"."payment_form_id" = "claims"."payment_form_id" AND "other"."slip_code" <> "claims"."slip_code"
		AND ltrim("other"."slip_code", '0') = ltrim("claims"."slip_code", '0')
);
