ALTER TABLE "payment_forms" ADD COLUMN "cancelled_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "payment_forms" SET "cancelled_at" = s."date_updated" FROM "subscriptions" s WHERE s."payment_form_id" = "payment_forms"."id" AND s."status" = 'CANCELLED';
