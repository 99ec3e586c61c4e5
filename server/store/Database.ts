import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

export type Row = Record<string, unknown>;

/** One connection, or one transaction on it. */
export interface Sql {
  query(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/** A PostgreSQL database, embedded or on a server; both speak the same SQL. */
export interface Database extends Sql {
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** One transaction at a time over all processes that share the database; used while migrating and seeding. */
  exclusively<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const EXCLUSIVE_LOCK = 7_205_513;

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

/** Buffers as a small server would have them: the default 128 MB alone would double this process's memory. */
const SMALL = ['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB', '-c', 'timezone=UTC'];

/** PostgreSQL within this process, its files in `folder`; without one, in memory. `from` holds the files to begin with, as PGlite dumps them. */
export async function openEmbedded(folder?: string, from?: Blob): Promise<Database> {
  if (folder) await initialise(folder);
  // Loaded only where it is used: a process that works on a server need not hold it.
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const lite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(from ? { loadDataDir: from } : {}),
    extensions: { pg_trgm },
    parsers,
    startParams: [...PGlite.defaultStartParams, ...SMALL],
  });
  const on = (connection: Pick<PGlite, 'query'>): Sql => ({
    query: async (text, parameters) => (await connection.query<Row>(text, parameters as unknown[])).rows,
  });
  const transaction: Database['transaction'] = (work) => lite.transaction((tx) => work(on(tx as unknown as PGlite)));
  return { ...on(lite), transaction, exclusively: transaction, close: () => lite.close() };
}

/** Makes the files of a new database in a process of its own, which takes the 800 MB that this costs with it when it ends. */
async function initialise(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const script = "import { PGlite } from '@electric-sql/pglite'; await (await PGlite.create(process.argv[1])).close();";
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, resolve(folder)]);
}

/** PostgreSQL on a server; `poolSize` connections at most. */
export function openServer(connectionString: string, poolSize = 10): Database {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    options: '-c timezone=UTC',
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text') },
  });
  // An idle connection that breaks is replaced at the next query; without a listener Node would end the process.
  pool.on('error', () => undefined);
  const names = new Map<string, string>();
  const on = (connection: pg.Pool | pg.PoolClient): Sql => ({
    query: async (text, parameters) => {
      if (!parameters?.length) return (await connection.query(text)).rows;
      return (await connection.query({ name: statementName(names, text), text, values: [...parameters] })).rows;
    },
  });
  const transaction = async <T>(work: (sql: Sql) => Promise<T>, first?: string): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      if (first) await client.query(first);
      const result = await work(on(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return {
    ...on(pool),
    transaction: (work) => transaction(work),
    exclusively: (work) => transaction(work, `SELECT pg_advisory_xact_lock(${EXCLUSIVE_LOCK})`),
    close: () => pool.end(),
  };
}

/** A name for each SQL text, so that connections keep it prepared; texts beyond the first 500 go unprepared. */
function statementName(names: Map<string, string>, text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= 500) return known;
  const name = `kitara_${names.size}`;
  names.set(text, name);
  return name;
}
