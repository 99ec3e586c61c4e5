import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLowdbStore } from '../../mock-server/store/createLowdbStore';
import { openMockFile } from '../../mock-server/store/mockFile';
import { openLowdbStore } from '../../mock-server/store/openLowdbStore';
import type { AnyResource } from '../../resources/language/defineResource';
import { prepareStore } from '../../server/prepare';
import type { Database } from '../../server/store/Database';
import { diffTables } from '../../server/store/migrationDiff';
import { createPostgresStore } from '../../server/store/PostgresStore';
import type { Store } from '../../server/store/Store';
import { openDemoDatabase, openFreshDatabase } from '../databases';
import { START } from '../start';
import { timed } from '../support/stopwatch';

export type AdapterName = 'PostgreSQL' | 'lowdb';

export interface Opened {
  store: Store;
  /** Opens a second store on the same data, as another process would, whose cached totals expire by `clock`. */
  another?: (clock: () => number) => Store;
  close(): Promise<void>;
}

export interface Adapter {
  name: AdapterName;
  /** Opens an empty store with only these resources. */
  open(resources: readonly AnyResource[]): Promise<Opened>;
  /** Opens the product's own store with demo data. */
  openSeeded(): Promise<Opened>;
}

/** Creates the tables of `resources` in an empty database, as a first migration would. */
export async function createTables(database: Database, resources: readonly AnyResource[]) {
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  const { snapshot, statements } = await diffTables(null, resources);
  for (const statement of statements) await database.query(statement);
  return snapshot;
}

const postgres: Adapter = {
  name: 'PostgreSQL',
  async open(resources) {
    const database = await openFreshDatabase();
    await createTables(database, resources);
    const store = createPostgresStore(database, { resources });
    const another = (clock: () => number) => createPostgresStore(database, { resources, clock });
    return { store, another, close: () => store.close() };
  },
  async openSeeded() {
    const store = await prepareStore(await openDemoDatabase(), true, START);
    return { store, close: () => store.close() };
  },
};

async function inFolder(open: (path: string) => Promise<Store>): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), 'kitara-mock-'));
  const store = await open(join(folder, 'mock.json'));
  const close = async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { store, close };
}

const lowdb: Adapter = {
  name: 'lowdb',
  open: (resources) => inFolder(async (path) => createLowdbStore(openMockFile(path, resources, null), resources)),
  openSeeded: () =>
    inFolder((path) =>
      timed('demo data', async () => (await openLowdbStore(path, true, START, { isFiscal: true, delay: null })).store),
    ),
};

/**
 * Every adapter of the Store port: for the port's own suite, and for suites that check whether the whole API runs on an adapter.
 */
export const ADAPTERS: readonly Adapter[] = [postgres, lowdb];
/** The production adapter: for suites about rules, which do not depend on the adapter. */
export const PRODUCTION_ADAPTERS: readonly Adapter[] = [postgres];
