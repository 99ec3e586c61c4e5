import { storedResources } from '../../resources';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Database, Sql } from './Database';
import { migrationNames } from './migrations';
import { operations } from './operations';
import { RecentAnswers } from './RecentAnswers';
import type { Store, StoreState } from './Store';

/** Milliseconds that a list's total (and with it where its deep pages begin) may lag behind the writes of other processes; the promise is one second. */
const RECENT = 500;

interface Options {
  /** Every resource that has a table; the product's own where it is left out. */
  resources?: readonly AnyResource[];
  recent?: number;
  /** Milliseconds, by which totals age. */
  clock?: () => number;
}

/** The Store on PostgreSQL. */
export function createPostgresStore(database: Database, options: Options = {}): Store {
  const recent = new RecentAnswers(options.recent ?? RECENT, options.clock ?? Date.now);
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
 * PostgreSQL ends one of two transactions that wait for each other (40P01), and one whose statements were prepared before a
 * migration (0A000): either is then simply done again.
 */
async function inTransaction<T>(
  database: Database,
  resources: readonly AnyResource[],
  recent: RecentAnswers,
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
      // PostgreSQL would answer COMMIT by rolling back without a word, were a failure caught within the work.
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
