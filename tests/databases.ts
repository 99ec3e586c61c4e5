import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openEmbedded, openServer } from '../server/store/Database';

/** A database of the test file's own on the run's PostgreSQL server. */
export async function freshServerDatabase(): Promise<{
  url: string;
  open(poolSize?: number): Database;
  drop(): Promise<void>;
}> {
  const adminUrl = inject('postgresUrl');
  const name = `test_${Math.random().toString(36).slice(2)}`;
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`CREATE DATABASE ${name}`);
  const url = adminUrl.replace(/\/postgres$/, `/${name}`);
  return {
    url,
    open: (poolSize) => openServer(url, poolSize),
    drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** PostgreSQL in memory. */
export const freshEmbeddedDatabase = (): Promise<Database> => openEmbedded();
