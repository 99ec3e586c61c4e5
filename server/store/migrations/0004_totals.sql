CREATE TABLE record_totals (
  table_name text NOT NULL,
  cell text[] NOT NULL,
  slot integer NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (table_name, cell, slot)
);
--> statement-breakpoint
CREATE FUNCTION keep_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cell text := TG_ARGV[0];
  changed text := concat_ws(' UNION ALL ',
    CASE WHEN TG_OP <> 'DELETE' THEN format('SELECT %s AS cell, 1 AS n FROM new_rows', cell) END,
    CASE WHEN TG_OP <> 'INSERT' THEN format('SELECT %s AS cell, -1 AS n FROM old_rows', cell) END);
BEGIN
  EXECUTE format('INSERT INTO record_totals (table_name, cell, slot, total)
    SELECT %L, cell, pg_backend_pid() %% 64, sum(n) FROM (%s) changed GROUP BY cell HAVING sum(n) <> 0
    ON CONFLICT (table_name, cell, slot) DO UPDATE SET total = record_totals.total + EXCLUDED.total', TG_TABLE_NAME, changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION begin_totals(tab text, cell text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event text;
  rows jsonb := '{"INSERT": "NEW TABLE AS new_rows", "DELETE": "OLD TABLE AS old_rows",
    "UPDATE": "NEW TABLE AS new_rows OLD TABLE AS old_rows"}';
BEGIN
  FOR event IN SELECT jsonb_object_keys(rows) LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION keep_totals(%L)',
      tab || '_totals_' || lower(event), event, tab, rows->>event, cell);
  END LOOP;
  DELETE FROM record_totals WHERE table_name = tab;
  EXECUTE format('INSERT INTO record_totals SELECT %L, %s, 0, count(*) FROM %I GROUP BY 2', tab, cell, tab);
END $$;
--> statement-breakpoint
SELECT begin_totals('permissions', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('roles', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('users', 'ARRAY["account_type"::text, "status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('products', 'ARRAY["active"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('building_types', 'ARRAY["active"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('coverage_areas', 'ARRAY["status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('coverage_places', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('coverage_checks', 'ARRAY["coverage_response_code"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('business_sales_agent_types', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('business_sales_agents', 'ARRAY["active"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('clients', 'ARRAY["stage"::text, "was_referred"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('interest_forms', 'ARRAY["status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('subscription_forms', 'ARRAY["status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('referrals', 'ARRAY["type"::text, "status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('account_types', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('accounts', 'ARRAY["type"::text, "status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('devices', 'ARRAY["state"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('payment_forms', 'ARRAY["type"::text, "initiator_type"::text, "carrier"::text, "status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('payments', 'ARRAY["type"::text, "initiator_type"::text, "carrier"::text, "status"::text, "review"::text, "manual_method"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('bonus_rules', 'ARRAY["occasion"::text, "active"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('subscriptions', 'ARRAY["status"::text, "payment_status"::text, "is_renewal"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('subscription_events', 'ARRAY["type"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('extensions', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('subscription_transfers', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('bonus_applications', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('receipts', 'ARRAY["voided"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('transactions', 'ARRAY["type"::text, "debit"::text, "credit"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('payment_refund_tasks', 'ARRAY["status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('subscription_update_tasks', 'ARRAY["type"::text, "status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('subscription_activation_logs', 'ARRAY["type"::text, "outcome"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('work_orders', 'ARRAY["type"::text, "status"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('tickets', 'ARRAY["type"::text, "status"::text, "priority"::text, "source"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('comments', 'ARRAY["internal"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('replies', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('ticket_status_changes', 'ARRAY["to"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('task_permissions', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('task_roles', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('task_participants', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('staff_types', 'ARRAY[]::text[]');
--> statement-breakpoint
SELECT begin_totals('staff', 'ARRAY["active"::text]::text[]');
--> statement-breakpoint
SELECT begin_totals('logs', 'ARRAY["action"::text]::text[]');
