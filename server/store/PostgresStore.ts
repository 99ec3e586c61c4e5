import { storedResources } from '../../resources';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Database, Sql } from './Database';
import { migrationNames } from './migrations';
import { operations } from './operations';
import { QueryCache } from './QueryCache';
import type { Store, StoreState } from './Store';

/**
 * The maximum age in milliseconds of a list's total and of the cursors of its deep pages, regarding writes of other processes.
 * One second is promised.
 */
const RECENT = 500;

interface Options {
  /** Every resource that has a table. Default: the product's own. */
  resources?: readonly AnyResource[];
  recent?: number;
  /** Returns milliseconds, from which the age of totals is computed. */
  clock?: () => number;
}

/** Creates the Store on PostgreSQL. */
export function createPostgresStore(database: Database, options: Options = {}): Store {
  const recent = new QueryCache(options.recent ?? RECENT, options.clock ?? Date.now);
  const resources = options.resources ?? storedResources;
  const outer = operations(database, resources, recent, null);
  return {
    ...outer,
    transaction: (work) => inTransaction(database, resources, recent, work),
    state: async () => ({ ...(await stateOf(database)), isFull: database.isFull() }),
    connections: () => database.connections(),
    close: () => database.close(),
  };
}

async function stateOf(sql: Sql): Promise<StoreState> {
  const [row] = await sql.query(
    'SELECT clock_timestamp() AS now, (SELECT array_agg(name) FROM schema_migrations) AS applied',
  );
  const applied = (row?.applied ?? []) as string[];
  return { now: new Date(String(row?.now)), pending: migrationNames().filter((name) => !applied.includes(name)) };
}

/**
 * Runs a transaction, and repeats it if PostgreSQL ended it because of a deadlock (40P01) or because its statements were prepared
 * before a migration (0A000).
 */
async function inTransaction<T>(
  database: Database,
  resources: readonly AnyResource[],
  recent: QueryCache,
  work: (store: Store) => Promise<T>,
  attempt = 1,
): Promise<T> {
  const touched = new Set<string>();
  try {
    return await database.transaction(async (sql) => {
      let failure: unknown;
      const query: Sql['query'] = (text, parameters) =>
        sql.query(text, parameters).catch((error) => {
          failure ??= error;
          throw error;
        });
      const store: Store = {
        ...operations({ query }, resources, recent, touched),
        transaction: (inner) => inner(store),
        state: () => stateOf(sql),
        connections: () => database.connections(),
        close: () => Promise.reject(new Error('A transaction cannot close the store.')),
      };
      const result = await work(store);
      // If `work` caught a failure, PostgreSQL would silently answer COMMIT by rolling back.
      if (failure) throw failure;
      return result;
    });
  } catch (error) {
    if (!/^(40P01|0A000)$/.test((error as { code?: string }).code ?? '') || attempt === 3) throw error;
    return inTransaction(database, resources, recent, work, attempt + 1);
  } finally {
    for (const table of touched) recent.forget(table);
  }
}
