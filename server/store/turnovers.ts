import type { Sql } from './Database';
import type { Turnover } from './Store';

/** The days before that of the moment by their kept totals, and its own by the lines: one query, however long the ledger is. */
const TURNOVERS = `
  SELECT account, sum(debit)::bigint AS debit, sum(credit)::bigint AS credit FROM (
    SELECT account, debit, credit FROM ledger_totals WHERE day < ($1::timestamptz AT TIME ZONE 'UTC')::date
    UNION ALL
    SELECT account, debit, credit FROM journal_lines
    WHERE booked_at >= date_trunc('day', $1::timestamptz, 'UTC') AND booked_at <= $1::timestamptz
  ) moved GROUP BY account ORDER BY account`;

/** The Store's turnovers of the ledger's accounts. */
export const turnovers = (sql: Sql) => ({
  turnovers: async (at: string): Promise<Turnover[]> => (await sql.query(TURNOVERS, [at])) as unknown as Turnover[],
});
