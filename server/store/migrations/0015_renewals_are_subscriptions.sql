-- Who pays tells a renewal from a first payment: the type of both is SUBSCRIPTION.
UPDATE payment_forms SET type = 'SUBSCRIPTION' WHERE type = 'RENEWAL';
UPDATE payments SET type = 'SUBSCRIPTION' WHERE type = 'RENEWAL';
