import { until } from '../until';
import type { TwoServers } from './twoServers';

/** The milliseconds for which jobs claim their work. */
const LEASE = 2 * 60_000;

/** The tables of claimed work with the column that says when it is due, or until when it is claimed. */
const CLAIMED = [
  ['payments', 'next_check_at'],
  ['subscription_update_tasks', 'next_attempt_at'],
  ['outbox_messages', 'next_attempt_at'],
] as const;

/** All work that is due or claimed. */
const OPEN = CLAIMED.map(
  ([table, column]) => `SELECT '${table}' AS work, ${column} AS moment FROM ${table} WHERE ${column} IS NOT NULL`,
)
  .concat(`SELECT 'subscriptions', end_date FROM subscriptions WHERE status = 'ACTIVE' AND end_date < now()`)
  .join(' UNION ALL ');

/** Resolves when no job has anything left to do. */
export const workDone = ({ sql }: TwoServers) =>
  until('nothing to be left', async () => (await sql(OPEN)).length === 0);

/**
 * Frees the claims of a killed server, which would last for minutes. Other servers finish their earlier claims in the meantime,
 * so when nothing else is left, every claim from before the kill belongs to the killed server. Returns the tables with such
 * claims.
 */
export async function freeClaimsFrom({ sql }: TwoServers, killed: Date): Promise<string[]> {
  const lastEnd = new Date(killed.getTime() + LEASE);
  const ofDead = 'moment BETWEEN now() AND $1';
  const others = `SELECT 1 FROM (${OPEN}) AS open WHERE NOT (${ofDead})`;
  await until('everything else to be done', async () => (await sql(others, [lastEnd])).length === 0);
  const claims = await sql<{ work: string }>(`SELECT DISTINCT work FROM (${OPEN}) AS open WHERE ${ofDead}`, [lastEnd]);
  for (const [table, column] of CLAIMED) await sql(`UPDATE ${table} SET ${column} = now() WHERE ${column} IS NOT NULL`);
  return claims.map(({ work }) => work);
}
