import type { Config } from './config/config';
import type { DemoSize } from './config/demoSize';
import { closeDemoDays } from './demo/closes';
import { seedDemo } from './demo/seed';
import { type Database, openDatabase } from './store/Database';
import { openCluster } from './store/embedded/openCluster';
import { ensureFoundations } from './store/foundations';
import { applyMigrations } from './store/migrations';
import { createPostgresStore } from './store/PostgresStore';
import type { Store } from './store/Store';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the database in the settings: the server at DATABASE_URL or, without it, an embedded one with its files under DATA_DIR.
 */
export async function openConfigured({ databaseUrl, dataDir }: Where): Promise<Database> {
  if (databaseUrl) return openDatabase(databaseUrl);
  const cluster = await openCluster(dataDir, { report: (message) => console.warn(message) });
  if (cluster.note) console.log(cluster.note);
  const database = openDatabase(cluster.url);
  const close = async () => {
    await database.close();
    await cluster.close();
  };
  return { ...database, close };
}

/** The amount of demo data, and who is informed while it is created. */
interface Demo {
  size: DemoSize;
  /** True if receipts have fiscal documents. */
  isFiscal: boolean;
  report?: (line: string) => void;
}

/** Migrates a database and adds its counters and, if wanted, demo data. Processes that start together take turns. */
export async function prepareStore(
  database: Database,
  demoData: boolean,
  now: Date,
  { report, ...demo }: Demo = { size: 'small', isFiscal: false },
): Promise<Store> {
  await applyMigrations(database);
  await database.exclusively(async (sql) => {
    const alone: Database = {
      ...sql,
      url: database.url,
      transaction: (work) => work(sql),
      exclusively: (work) => work(sql),
      connections: () => [],
      isFull: () => false,
      close: async () => undefined,
    };
    const store = createPostgresStore(alone);
    const isNew = demoData && (await seedDemo(store, now, demo, report));
    await ensureFoundations(store, now);
    if (isNew) await closeDemoDays(store, now);
  });
  return createPostgresStore(database);
}
