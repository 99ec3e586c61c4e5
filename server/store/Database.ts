import pg from 'pg';
import { addressesOf, Primary } from './addresses';
import type { ConnectionPool } from './Store';
import { createSpaceWatch } from './spaceWatch';
import { isConnectionLost, isUnavailable } from './unavailable';
import { isPooled, SESSION_OPTIONS, TIMEOUTS, verifyConnection } from './verifyConnection';

export type Row = Record<string, unknown>;

/** One connection, or one transaction on it. */
export interface Sql {
  /** Without `parameters`, nothing is prepared, and the text may hold several statements. */
  query(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** A PostgreSQL database with a pool of connections, embedded or on a server. */
export interface Database extends Sql {
  /** Its address, including the password, for sessions outside the pool. */
  readonly url: string;
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Runs one transaction at a time across all processes that share the database; used for migrating and seeding. */
  exclusively<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Returns how its connections are used. */
  connections(): readonly ConnectionPool[];
  /** Returns whether a write found no space on its disk within the last minute. */
  isFull(): boolean;
  close(): Promise<void>;
}

/** The advisory lock held by a process that prepares the database. */
export const EXCLUSIVE_LOCK = 7_205_513;

/**
 * Converts `2026-03-14 09:30:00.5+00` to `2026-03-14T09:30:00.500Z` by slicing, because every row has several moments and Date is
 * slow.
 */
function isoMoment(text: string): string {
  if (!text.endsWith('+00')) return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
  // biome-ignore lint/plugin: the characters of a timestamp, no day
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
}

/** Parses values as records hold them: int8 and numeric as numbers, days as text, moments as ISO 8601 UTC. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: String,
  [pg.types.builtins.TIMESTAMPTZ]: isoMoment,
};

/** The connections of one process. Half of them are for transactions, which can wait for each other. */
const POOL_SIZE = 10;

/**
 * Opens a PostgreSQL database; of several addresses it uses the one that accepts writes. Work that exceeds the timeouts fails
 * with an error for which `isUnavailable` returns true. Single statements and transactions use separate connections, so that
 * lists are answered while transactions wait for a lock.
 */
export function openDatabase(url: string, poolSize = POOL_SIZE): Database {
  const [statements, transactions] = [createPool(url, poolSize / 2), createPool(url, poolSize / 2)];
  const names = new StatementNames();
  const space = createSpaceWatch();
  const on = (client: pg.PoolClient, patience: Patience = {}): Sql => ({
    query: async (text, parameters) => {
      if (!parameters) return (await client.query({ ...patience, text })).rows;
      try {
        const name = isPooled(client) || parameters.some(isLongList) ? undefined : names.of(text);
        return (await client.query({ ...patience, name, text, values: [...parameters] })).rows;
      } catch (error) {
        if (isPlanOutdated(error)) names.forget(text);
        throw error;
      }
    },
  });
  const once = async <T>(pool: Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      space.note(error);
      client.release(isUnavailable(error));
      throw error;
    }
  };
  const query: Sql['query'] = async (text, parameters) => {
    const run = () => once(statements, (client) => on(client).query(text, parameters));
    try {
      return await run();
    } catch (error) {
      // Repeating a read is safe. After a failed write it is unknown whether it was done.
      if (isPlanOutdated(error) || (isConnectionLost(error) && text.startsWith('SELECT '))) return run();
      throw error;
    }
  };
  const transaction = <T>(work: (sql: Sql) => Promise<T>, begin = 'BEGIN', patience: Patience = {}): Promise<T> =>
    once(transactions, async (client) => {
      await client.query({ ...patience, text: begin });
      try {
        const result = await work(on(client, patience));
        // Checks at the end of a transaction may take as long as the rest of it.
        await client.query({ ...patience, text: 'COMMIT' });
        return result;
      } catch (error) {
        if (!isConnectionLost(error)) await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  return {
    url,
    query,
    transaction: (work) => transaction(work),
    exclusively: (work) => transaction(work, EXCLUSIVELY, FOR_A_DAY),
    connections: () => [
      { name: 'statements', ...statements.counts() },
      { name: 'transactions', ...transactions.counts() },
    ],
    isFull: space.isFull,
    close: async () => {
      await Promise.all([statements.end(), transactions.end()]);
    },
  };
}

/**
 * A process that prepares the database may wait for others that do so, and may take as long as it needs. It gives up waiting for
 * a table lock soon, because everyone else queues behind it.
 */
const EXCLUSIVELY = `BEGIN;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SELECT pg_advisory_xact_lock(${EXCLUSIVE_LOCK});
  SET LOCAL lock_timeout = ${TIMEOUTS.lock}`;

/** How long to wait for a response. If left out, the pool's timeout applies. */
interface Patience {
  query_timeout?: number;
}
const FOR_A_DAY: Patience = { query_timeout: 24 * 60 * 60_000 };

/** Creates connections to the server of a database that accepts writes. */
function createPool(url: string, size: number) {
  const addresses = addressesOf(url);
  const pools = addresses.map((address) => connectionsTo(address, Math.ceil(size), addresses.length > 1));
  const primary = new Primary(pools);
  const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
    pools.reduce((total, pool) => total + pool[count], 0);
  return {
    connect: () => primary.reach((pool) => pool.connect()),
    counts: () => ({ open: sum('totalCount'), idle: sum('idleCount'), waiting: sum('waitingCount') }),
    end: () => Promise.all(pools.map((pool) => pool.end())),
  };
}

type Pool = ReturnType<typeof createPool>;

function connectionsTo(connectionString: string, max: number, isOneOfMany: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    options: SESSION_OPTIONS,
    onConnect: (client) => verifyConnection(client, isOneOfMany),
    connectionTimeoutMillis: TIMEOUTS.connection,
    // This is for a server that disappears silently. A server that still responds has ended the statement before that.
    query_timeout: TIMEOUTS.statement + 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 1_000,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text') },
  });
  // A connection that breaks fails its query or, if idle, is replaced. Without listeners, Node would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The number of values of a list from which a statement is planned for them each time. */
const LONG_LIST = 50;
/**
 * Returns whether a parameter is a list of many values. PostgreSQL looks values of a list up by their hash only in a plan that was
 * made for them; a prepared plan compares each row with each value.
 */
const isLongList = (parameter: unknown) => Array.isArray(parameter) && parameter.length >= LONG_LIST;

/** Returns whether a statement was prepared before a migration that changed its result. */
const isPlanOutdated = (error: unknown) => (error as { code?: string }).code === '0A000';

/** Names each SQL text, so that connections keep it prepared. Texts after the first 500 are not prepared. */
class StatementNames {
  readonly #names = new Map<string, string>();
  #last = 0;

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= 500) return known;
    this.#last += 1;
    const name = `kitara_${this.#last}`;
    this.#names.set(text, name);
    return name;
  }

  /** Causes the text to be prepared again, under another name. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}
