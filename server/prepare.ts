import type { Config } from './config';
import { type Database, openEmbedded, openServer } from './store/Database';
import { ensureFoundations } from './store/foundations';
import { applyMigrations } from './store/migrations';
import { createPostgresStore } from './store/PostgresStore';
import type { Store } from './store/Store';
import { seedDemo } from './store/seed';

/** The database of the settings: a server where one is given, else PostgreSQL embedded in this process. */
export const openDatabase = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> =>
  databaseUrl ? Promise.resolve(openServer(databaseUrl)) : openEmbedded(`${dataDir}/postgres`);

/** Migrated, with its counters and, where wanted, demo data; processes that start together take turns. */
export async function prepareStore(database: Database, demoData: boolean, now: Date): Promise<Store> {
  await applyMigrations(database);
  await database.exclusively(async (sql) => {
    const alone: Database = {
      ...sql,
      transaction: (work) => work(sql),
      exclusively: (work) => work(sql),
      close: async () => undefined,
    };
    const store = createPostgresStore(alone);
    if (demoData) await seedDemo(store, now);
    await ensureFoundations(store, now);
  });
  return createPostgresStore(database);
}
