import type { Sql } from './Database';
import type { Turnover } from './Store';

/**
 * Adds the stored totals of the days before the midnight (UTC) nearest to each moment, and what was booked between the two, in
 * one query, however long the ledger is. Lines and entries are read by their moments alone and then joined: `OFFSET 0` keeps the
 * planner from looking up the entry of each line, which takes many times as long.
 */
const TURNOVERS = `
  WITH moments AS MATERIALIZED (
    SELECT n, (midnight AT TIME ZONE 'UTC')::date AS day, least(midnight, after) AS since, greatest(midnight, after) AS until,
      CASE WHEN midnight < after THEN 1 ELSE -1 END AS sign
    FROM (
      SELECT ordinality AS n, at + interval '1 millisecond' AS after, date_trunc('day', at + interval '12 hours', 'UTC') AS midnight
      FROM unnest($1::timestamptz[]) WITH ORDINALITY given (at)
    ) edges
  ),
  kept AS (
    SELECT width_bucket(day, (SELECT array_agg(day ORDER BY n) FROM moments)) AS bucket, account, type,
      sum(debit) AS debit, sum(credit) AS credit
    FROM ledger_totals GROUP BY bucket, account, type
  ),
  entries AS MATERIALIZED (
    SELECT n, id, type FROM moments CROSS JOIN LATERAL (
      SELECT id, type FROM journal_entries WHERE booked_at >= since AND booked_at < until OFFSET 0
    ) near
  ),
  lines AS MATERIALIZED (
    SELECT n, entry_id, account, sign * debit AS debit, sign * credit AS credit FROM moments CROSS JOIN LATERAL (
      SELECT entry_id, account, debit, credit FROM journal_lines WHERE booked_at >= since AND booked_at < until OFFSET 0
    ) near
  )
  SELECT n::integer, account, type, sum(debit)::bigint AS debit, sum(credit)::bigint AS credit FROM (
    SELECT n, account, type, debit, credit FROM moments JOIN kept ON bucket < n
    UNION ALL
    SELECT lines.n, account, type, debit, credit FROM lines JOIN entries ON entries.id = entry_id AND entries.n = lines.n
  ) moved
  GROUP BY n, account, type HAVING sum(debit) <> 0 OR sum(credit) <> 0 ORDER BY n, account, type`;

/** Returns the Store's turnovers of the ledger's accounts. */
export const turnovers = (sql: Sql) => ({
  turnovers: async (moments: readonly string[]): Promise<Turnover[][]> => {
    const rows = (await sql.query(TURNOVERS, [moments])) as unknown as (Turnover & { n: number })[];
    return moments.map((_, at) => rows.filter(({ n }) => n === at + 1).map(({ n: _n, ...turnover }) => turnover));
  },
});
