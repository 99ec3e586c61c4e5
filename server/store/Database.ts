import pg from 'pg';
import { addressesOf, Primary } from './addresses';
import { greet, isPooled, SESSION_OPTIONS, TIMEOUTS } from './greet';
import type { ConnectionPool } from './Store';
import { createSpaceWatch } from './spaceWatch';
import { isConnectionLost, isUnavailable } from './unavailable';

export type Row = Record<string, unknown>;

/** One connection, or one transaction on it. */
export interface Sql {
  /** Without `parameters` nothing is prepared, and there may be several statements. */
  query(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** A PostgreSQL database: a pool of connections, no matter who runs the server. */
export interface Database extends Sql {
  /** Its address with the password, for sessions beside the pool. */
  readonly url: string;
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** One transaction at a time over all processes that share the database; used while migrating and seeding. */
  exclusively<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** How its connections are used. */
  connections(): readonly ConnectionPool[];
  /** Whether its disk had no space for a write within the last minute. */
  isFull(): boolean;
  close(): Promise<void>;
}

/** The advisory lock of a process that prepares the database. */
export const EXCLUSIVE_LOCK = 7_205_513;

/** `2026-03-14 09:30:00.5+00` as `2026-03-14T09:30:00.500Z`; cut and pasted, since every row has several and Date is slow. */
function isoMoment(text: string): string {
  if (!text.endsWith('+00')) return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`;
}

/** int8 as a number, days as text, moments as ISO 8601 UTC: what records hold. */
const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: String,
  [pg.types.builtins.TIMESTAMPTZ]: isoMoment,
};

/** Connections of one process; half of them are for transactions, which can wait for each other. */
const POOL_SIZE = 10;

/**
 * PostgreSQL at an address, or at that of several which takes writes. Nobody waits for long: what cannot be done within the
 * timeouts fails with an error of which `isUnavailable` is true. Statements by themselves and transactions have connections of
 * their own, so that lists are answered while transactions wait for a lock.
 */
export function openDatabase(url: string, poolSize = POOL_SIZE): Database {
  const [statements, transactions] = [createPool(url, poolSize / 2), createPool(url, poolSize / 2)];
  const names = new StatementNames();
  const space = createSpaceWatch();
  const on = (client: pg.PoolClient, patience: Patience = {}): Sql => ({
    query: async (text, parameters) => {
      if (!parameters) return (await client.query({ ...patience, text })).rows;
      try {
        const name = isPooled(client) ? undefined : names.of(text);
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
      // Reading again is safe; of a write nobody knows whether it was done.
      if (isPlanOutdated(error) || (isConnectionLost(error) && text.startsWith('SELECT '))) return run();
      throw error;
    }
  };
  const transaction = <T>(work: (sql: Sql) => Promise<T>, begin = 'BEGIN', patience: Patience = {}): Promise<T> =>
    once(transactions, async (client) => {
      await client.query({ ...patience, text: begin });
      try {
        const result = await work(on(client, patience));
        // What is checked at the end of a transaction may take as long as the rest of it.
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

/** One who prepares the database may wait for others who do, and take the time that it takes; a lock on a table it gives up soon, since everybody else waits behind it. */
const EXCLUSIVELY = `BEGIN;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SELECT pg_advisory_xact_lock(${EXCLUSIVE_LOCK});
  SET LOCAL lock_timeout = ${TIMEOUTS.lock}`;

/** For how long an answer is waited for; left out, as long as the pool says. */
interface Patience {
  query_timeout?: number;
}
const FOR_A_DAY: Patience = { query_timeout: 24 * 60 * 60_000 };

/** Connections to that server of a database which takes writes. */
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
    onConnect: (client) => greet(client, isOneOfMany),
    connectionTimeoutMillis: TIMEOUTS.connection,
    // For a server that is gone without a word; one that answers has ended the statement before.
    query_timeout: TIMEOUTS.statement + 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 1_000,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text') },
  });
  // A connection that breaks, idle or not, fails the query on it or is replaced; without listeners Node would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A statement was prepared before a migration that changed what it answers. */
const isPlanOutdated = (error: unknown) => (error as { code?: string }).code === '0A000';

/** A name for each SQL text, so that connections keep it prepared; texts beyond the first 500 go unprepared. */
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

  /** From now on the text is prepared anew, under another name. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}
