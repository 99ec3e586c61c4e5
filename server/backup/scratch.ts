import { createHash } from 'node:crypto';
import pg from 'pg';
import { inDatabase } from '../store/addresses';
import { withSession } from './session';

/**
 * Creates an empty database next to the one at `url` while `work` runs. Its name is derived from that database's, so that one
 * left behind by a killed process is removed by the next call.
 */
export async function withScratch<T>(url: string, work: (scratch: string) => Promise<T>): Promise<T> {
  const name = await withSession(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
    return scratchName(rows[0]?.name ?? '');
  });
  const drop = () => command(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
  await drop();
  await command(url, `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0 ENCODING 'UTF8'`);
  try {
    return await work(inDatabase(url, name));
  } finally {
    await drop();
  }
}

export const scratchName = (database: string): string =>
  `kitara_proof_${createHash('sha256').update(database).digest('hex').slice(0, 16)}`;

/** Runs a statement outside a transaction, as PostgreSQL requires for databases. */
const command = (url: string, statement: string) => withSession(url, (client) => client.query(statement));
