/**
 * A day's takings as rows: by carrier, package and agent, and in total; what was returned; the commissions that were paid out; what the statements show; and the ids
 * of recent payments. `part` is the type of a row; `key` and `name` identify the row within it.
 */
export const TAKINGS = `
  SELECT CASE grouping(carrier, product_id, agent_id)
      WHEN 3 THEN 'CARRIER' WHEN 5 THEN 'PACKAGE' WHEN 6 THEN 'AGENT' ELSE 'ALL' END AS part,
    coalesce(carrier, product_id::text, agent_id::text) AS key,
    CASE grouping(carrier, product_id, agent_id) WHEN 5 THEN max(product_name) WHEN 6 THEN max(agent_name) END AS name,
    count(*)::integer AS records, coalesce(sum(amount), 0)::bigint AS amount, 0::bigint AS fees
  FROM (
    SELECT p.amount, coalesce(p.manual_method, p.carrier) AS carrier, product.id AS product_id, agent.id AS agent_id,
      product.name AS product_name, agent.name AS agent_name
    FROM paid p
    LEFT JOIN payment_forms form ON form.id = p.payment_form_id
    LEFT JOIN products product ON product.id = form.product_id
    LEFT JOIN subscription_forms wanted ON wanted.id = form.subscription_form_id
    LEFT JOIN clients client ON client.id = p.client_id
    LEFT JOIN business_sales_agents agent ON agent.id = coalesce(wanted.agent_id, client.agent_id)
  ) sold GROUP BY GROUPING SETS ((carrier), (product_id), (agent_id), ())
  UNION ALL
  SELECT 'RETURNED', NULL, NULL, count(DISTINCT payment_id)::integer, coalesce(sum(amount), 0)::bigint, 0
  FROM transactions WHERE type <> 'PAYMENT' AND date_created >= $1::timestamptz AND date_created < $2::timestamptz
  UNION ALL
  SELECT 'COMMISSIONS', NULL, NULL, count(*)::integer, coalesce(sum(amount), 0)::bigint, 0
  FROM journal_entries WHERE type = 'COMMISSION_PAYOUT' AND booked_at >= $1::timestamptz AND booked_at < $2::timestamptz
  UNION ALL
  SELECT 'LINES', NULL, NULL, count(*)::integer, coalesce(sum(amount), 0)::bigint, coalesce(sum(fee), 0)::bigint
  FROM lines WHERE direction = 'IN' AND status <> 'PAYOUT' AND currency = $6::text
  UNION ALL
  SELECT 'RECENT', id::text, NULL, 1, 0, 0 FROM (
    SELECT p.id FROM transactions t JOIN payments p ON p.id = t.payment_id
    WHERE t.type = 'PAYMENT' AND t.date_created >= $7::timestamptz AND p.paid_at < $2::timestamptz
    UNION
    SELECT id FROM statement_lines WHERE date_created >= $7::timestamptz AND booked_at < $2::timestamptz
  ) recent`;
