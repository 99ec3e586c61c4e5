import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../server/store/Database';
import { databaseInBalance } from './ledgerInBalance';
import { timed } from './support/stopwatch';

/** Databases of the run's PostgreSQL: one that was migrated and is empty, and one with demo data. Nobody may be connected to a template. */
export const [MIGRATED_TEMPLATE, DEMO_TEMPLATE] = ['migrated_template', 'demo_template'];

/** A database of the test file's own, for as many processes as the test has. */
export interface TestDatabase {
  url: string;
  open(poolSize?: number): Database;
  /** Fails where the tests have left the ledger out of balance. */
  drop(): Promise<void>;
}

/** Makes a database on the cluster of `adminUrl`, empty or a copy of a template. */
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

/** A database of the test file's own, empty or a copy of a template. */
export const ownDatabase = (template?: string) =>
  createDatabase(inject('postgresUrl'), `test_${Math.random().toString(36).slice(2)}`, template);

/** Closing it drops it. */
async function forOneProcess(made: Promise<TestDatabase>): Promise<Database> {
  const { open, drop } = await made;
  // Each connection costs PostgreSQL a process, and most tests do one thing after the other.
  const database = open(4);
  return { ...database, close: () => database.close().then(drop) };
}

/** An empty database. */
export const freshDatabase = () => ownDatabase();
/** One that was migrated, and holds nothing but its counters. */
export const migratedDatabase = () => ownDatabase(MIGRATED_TEMPLATE);
/** One with the demo data of `START`. */
export const demoDatabase = () => ownDatabase(DEMO_TEMPLATE);
/** An empty database that is gone once it is closed. */
export const openFreshDatabase = () => forOneProcess(freshDatabase());
/** One that was migrated, and is gone once it is closed. */
export const openMigratedDatabase = () => forOneProcess(migratedDatabase());
/** One with the demo data of `START` that is gone once it is closed. */
export const openDemoDatabase = () => forOneProcess(demoDatabase());
