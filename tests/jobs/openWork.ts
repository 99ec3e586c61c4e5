import { until } from '../until';
import type { TwoServers } from './twoServers';

/** Milliseconds for which the jobs claim what they work on. */
const LEASE = 2 * 60_000;

/** What jobs claim, by table: the column says when it is due, or until when it is claimed. */
const CLAIMED = [
  ['payments', 'next_check_at'],
  ['subscription_update_tasks', 'next_attempt_at'],
  ['outbox_messages', 'next_attempt_at'],
] as const;

/** Everything that a job is to do or is doing. */
const OPEN = CLAIMED.map(
  ([table, column]) => `SELECT '${table}' AS work, ${column} AS moment FROM ${table} WHERE ${column} IS NOT NULL`,
)
  .concat(`SELECT 'subscriptions', end_date FROM subscriptions WHERE status = 'ACTIVE' AND end_date < now()`)
  .join(' UNION ALL ');

/** Resolves when no job has anything left to do. */
export const workDone = ({ sql }: TwoServers) =>
  until('nothing to be left', async () => (await sql(OPEN)).length === 0);

/**
 * The claims of a server that was killed then last for minutes; this brings their end forward. What another server had
 * claimed by then it has done long since, so when nothing else is left, every claim from before that moment is one of the
 * dead. Answers the tables that had some.
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
