-- The commissions that the ledger owes so far, one for each payment; what refunds took back is already deducted.
INSERT INTO "commissions" ("id", "date_created", "date_updated", "agent_id", "earned_at", "type", "amount", "status", "payment_id", "payment_reference", "subscription_form_id")
SELECT gen_random_uuid(), b.date_created, b.date_created, wanted.agent_id, b.date_created, 'EARNED', b.commission, 'UNPAID', p.id, p.reference, wanted.id
FROM "payment_balances" b
JOIN "payments" p ON p.id = b.payment_id
JOIN "payment_forms" form ON form.id = p.payment_form_id
JOIN "subscription_forms" wanted ON wanted.id = form.subscription_form_id
WHERE b.commission > 0 AND wanted.agent_id IS NOT NULL;
--> statement-breakpoint
-- Until now, agencies saw their earnings without a permission of their own, and finance paid them without a record.
UPDATE "roles" SET "permissions" = "permissions" || '["View Commissions"]'::jsonb
WHERE "permissions" ? 'View Referrals' OR "permissions" ? 'Approve Refunds';
--> statement-breakpoint
UPDATE "roles" SET "permissions" = "permissions" || '["Prepare Commission Payouts", "Approve Commission Payouts", "Pay Commission Payouts"]'::jsonb
WHERE "permissions" ? 'Approve Refunds';
