import type { Sql } from './Database';
import type { Turnover } from './Store';

/**
 * The kept totals of the days before the midnight (UTC) that is nearest to each moment, and the lines between the two: one query,
 * however long the ledger is.
 */
const TURNOVERS = `
  WITH moments AS MATERIALIZED (
    SELECT ordinality AS n, at, ((at + interval '12 hours') AT TIME ZONE 'UTC')::date AS day,
      date_trunc('day', at + interval '12 hours', 'UTC') AS midnight
    FROM unnest($1::timestamptz[]) WITH ORDINALITY given (at)
  ),
  kept AS (
    SELECT width_bucket(day, (SELECT array_agg(day ORDER BY n) FROM moments)) AS bucket, account, type,
      sum(debit) AS debit, sum(credit) AS credit
    FROM ledger_totals GROUP BY bucket, account, type
  ),
  near AS (
    SELECT n, sign, account, debit, credit, (SELECT type FROM journal_entries e WHERE e.id = entry_id) AS type
    FROM moments CROSS JOIN LATERAL (
      SELECT 1 AS sign, account, debit, credit, entry_id FROM journal_lines WHERE booked_at >= midnight AND booked_at <= at
      UNION ALL
      SELECT -1, account, debit, credit, entry_id FROM journal_lines WHERE booked_at > at AND booked_at < midnight
    ) lines
  )
  SELECT n::integer, account, type, sum(debit)::bigint AS debit, sum(credit)::bigint AS credit FROM (
    SELECT n, account, type, debit, credit FROM moments JOIN kept ON bucket < n
    UNION ALL
    SELECT n, account, type, sign * debit, sign * credit FROM near
  ) moved
  GROUP BY n, account, type HAVING sum(debit) <> 0 OR sum(credit) <> 0 ORDER BY n, account, type`;

/** The Store's turnovers of the ledger's accounts. */
export const turnovers = (sql: Sql) => ({
  turnovers: async (moments: readonly string[]): Promise<Turnover[][]> => {
    const rows = (await sql.query(TURNOVERS, [moments])) as unknown as (Turnover & { n: number })[];
    return moments.map((_, at) => rows.filter(({ n }) => n === at + 1).map(({ n: _n, ...turnover }) => turnover));
  },
});
