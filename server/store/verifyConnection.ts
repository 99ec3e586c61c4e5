import type pg from 'pg';
import { StartRefused } from '../base/StartRefused';

/**
 * The maximum time in milliseconds that a session waits for a connection, for a lock, for a statement, and for the next statement
 * of a transaction.
 */
export const TIMEOUTS = { connection: 5_000, lock: 5_000, statement: 30_000, idleInTransaction: 30_000 };

/** The settings of every session of the pool. */
const SESSION = [
  ['TimeZone', 'UTC'],
  ['statement_timeout', TIMEOUTS.statement],
  ['lock_timeout', TIMEOUTS.lock],
  ['idle_in_transaction_session_timeout', TIMEOUTS.idleInTransaction],
] as const;

/** The same settings, in the format that PostgreSQL accepts at the start of a session. */
export const SESSION_OPTIONS = SESSION.map(([name, value]) => `-c ${name}=${value}`).join(' ');
/**
 * The same settings, as a query that a pooler runs on each new connection. It must not contain quotes, which would end the text
 * in the pooler's file.
 */
export const CONNECT_QUERY = SESSION.map(([name, value]) => `SET ${name} TO ${value}`).join('; ');

const WHO = 'SELECT pg_is_in_recovery() AS "isStandby", pg_backend_pid() AS pid';
const WRONG = `SELECT name FROM (VALUES ${SESSION.map(([name, value]) => `('${name}', '${value}')`)}) wanted (name, setting)
  WHERE NOT EXISTS (SELECT FROM pg_settings found WHERE found.name = wanted.name AND found.setting = wanted.setting)`;

/** PostgreSQL's code for a server that is read-only. */
const READS_ONLY = '25006';

/** The connections to a pooler, whose server session changes from one transaction to the next. */
const pooled = new WeakSet<pg.ClientBase>();
export const isPooled = (client: pg.ClientBase): boolean => pooled.has(client);

/**
 * Checks the server behind a new connection. A standby is refused if there are other servers. A pooler is recognised because the
 * process id it reports differs from the one that answers. It does not pass our settings on, so they must be its own.
 */
export async function verifyConnection(client: pg.ClientBase, isOneOfMany: boolean): Promise<void> {
  const [answer] = (await client.query<{ isStandby: boolean; pid: number }>(WHO)).rows;
  if (answer?.isStandby && isOneOfMany)
    throw Object.assign(new Error('the server is a standby, which only reads'), { code: READS_ONLY });
  // node-postgres has this property, but its types lack it.
  const { processID } = client as unknown as { processID: number };
  if (answer?.pid === processID) return;
  pooled.add(client);
  const wrong = (await client.query<{ name: string }>(WRONG)).rows.map(({ name }) => name);
  if (wrong.length)
    throw new StartRefused(
      `The pooler before the database does not set ${wrong.join(', ')}. In PgBouncer's [databases], give connect_query='${CONNECT_QUERY}'.`,
    );
}
