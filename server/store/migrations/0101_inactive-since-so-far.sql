-- Customers who are inactive have been so since their accounts last changed, as far as is known.
UPDATE "accounts" SET "inactive_since" = "date_updated" WHERE "status" = 'INACTIVE';
