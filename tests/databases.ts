import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../server/store/Database';
import { databaseInBalance } from './ledgerInBalance';
import { timed } from './support/stopwatch';

/**
 * Template databases on the run's PostgreSQL: an empty one that was migrated, and one with demo data. Templates must have no
 * connections.
 */
export const [MIGRATED_TEMPLATE, DEMO_TEMPLATE] = ['migrated_template', 'demo_template'];

/** A database of one test file, for any number of processes. */
export interface TestDatabase {
  url: string;
  open(poolSize?: number): Database;
  /** Drops the database. Fails if the tests have left the ledger out of balance. */
  drop(): Promise<void>;
}

/** Creates a database on the cluster of `adminUrl`, empty or as a copy of a template. */
export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<TestDatabase> {
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const copied = template ? ` TEMPLATE ${template} STRATEGY FILE_COPY` : '';
  await timed('database', () => admin(`CREATE DATABASE ${name}${copied}`));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    open: (poolSize) => openDatabase(url.href, poolSize),
    drop: () =>
      timed('database', async () => {
        const database = openDatabase(url.href, 2);
        await databaseInBalance(database).finally(async () => {
          await database.close();
          await admin(`DROP DATABASE ${name} WITH (FORCE)`);
        });
      }),
  };
}

/** Creates a database for the test file, empty or as a copy of a template. */
export const ownDatabase = (template?: string) =>
  createDatabase(inject('postgresUrl'), `test_${Math.random().toString(36).slice(2)}`, template);

/** Opens the database; closing it drops it. */
async function forOneProcess(made: Promise<TestDatabase>): Promise<Database> {
  const { open, drop } = await made;
  // Each connection is a PostgreSQL process, and most tests do one thing at a time.
  const database = open(4);
  return { ...database, close: () => database.close().then(drop) };
}

/** Creates an empty database. */
export const freshDatabase = () => ownDatabase();
/** Creates a migrated database that contains only its counters. */
export const migratedDatabase = () => ownDatabase(MIGRATED_TEMPLATE);
/** Creates a database with the demo data of `START`. */
export const demoDatabase = () => ownDatabase(DEMO_TEMPLATE);
/** Opens an empty database that is dropped when it is closed. */
export const openFreshDatabase = () => forOneProcess(freshDatabase());
/** Opens a migrated database that is dropped when it is closed. */
export const openMigratedDatabase = () => forOneProcess(migratedDatabase());
/** Opens a database with the demo data of `START` that is dropped when it is closed. */
export const openDemoDatabase = () => forOneProcess(demoDatabase());
