import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openEmbedded, openServer } from '../server/store/Database';

/** The database of the run's PostgreSQL server that holds the demo data; nobody may be connected to a template. */
export const DEMO_TEMPLATE = 'demo_template';

export interface ServerDatabase {
  url: string;
  open(poolSize?: number): Database;
  drop(): Promise<void>;
}

/** A database of the test file's own on the server of `adminUrl`, empty or a copy of a template. */
export async function createServerDatabase(adminUrl: string, name: string, template?: string): Promise<ServerDatabase> {
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  const url = adminUrl.replace(/\/postgres$/, `/${name}`);
  return {
    url,
    open: (poolSize) => openServer(url, poolSize),
    drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

const ownServerDatabase = (template?: string) =>
  createServerDatabase(inject('postgresUrl'), `test_${Math.random().toString(36).slice(2)}`, template);

/** An empty database on the run's PostgreSQL server. */
export const freshServerDatabase = () => ownServerDatabase();
/** One on that server, with the demo data of `START`. */
export const demoServerDatabase = () => ownServerDatabase(DEMO_TEMPLATE);

/** PostgreSQL in memory, empty. */
export const freshEmbeddedDatabase = (): Promise<Database> => openEmbedded();
/** PostgreSQL in memory, with the demo data of `START`. */
export const demoEmbeddedDatabase = async (): Promise<Database> =>
  openEmbedded(undefined, new Blob([await readFile(inject('demoFiles'))]));
