UPDATE "outbox_messages" SET
  "kind" = CASE split_part("key", ':', 1)
    WHEN 'renewal-code' THEN 'RENEWAL_CODE'
    WHEN 'receipt' THEN 'RECEIPT'
    WHEN 'refund' THEN 'REFUND'
    WHEN 'activated' THEN 'ACTIVATION'
    WHEN 'reminder' THEN 'REMINDER'
    WHEN 'ended' THEN 'SUBSCRIPTION_END'
    WHEN 'ticket' THEN 'TICKET'
  END,
  "expires_at" = "date_created" + CASE split_part("key", ':', 1)
    WHEN 'renewal-code' THEN interval '10 minutes'
    WHEN 'receipt' THEN interval '7 days'
    WHEN 'refund' THEN interval '7 days'
    WHEN 'activated' THEN interval '2 days'
    WHEN 'ended' THEN interval '2 days'
    ELSE interval '3 days'
  END
WHERE "kind" IS NULL;
