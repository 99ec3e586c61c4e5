import type pg from 'pg';
import { StartRefused } from '../base/StartRefused';
import { EXCLUSIVE_LOCK, type Sql } from '../store/Database';
import { beginMigrations, runMigration } from '../store/migrations';
import { BackupFault } from './BackupFault';
import { tablesIn } from './catalogue';
import { checkBackup } from './checkBackup';
import { differencesFrom } from './differencesFrom';
import { loadBackup } from './loadBackup';
import type { Manifest } from './Manifest';
import { inTransaction, withSession } from './session';

interface Options {
  /** Prepares the restored system before anyone uses it, in the same transaction. */
  settle?: (client: pg.Client, manifest: Manifest) => Promise<void>;
  signal?: AbortSignal | undefined;
}

/**
 * Restores a backup into an empty database, at the backup's migrations, and compares the result with the manifest, all in one
 * transaction. A faulty file is refused before anything is written.
 */
export async function restoreInto(url: string, path: string, { settle, signal }: Options = {}): Promise<Manifest> {
  const manifest = await checkBackup(path);
  await withSession(
    url,
    (client) =>
      inTransaction(client, 'BEGIN', async () => {
        await client.query('SELECT pg_advisory_xact_lock($1)', [EXCLUSIVE_LOCK]);
        await refuseUnlessEmpty(client);
        const sql: Sql = { query: async (text, values) => (await client.query(text, values && [...values])).rows };
        await beginMigrations(sql);
        for (const name of manifest.migrations) await runMigration(sql, name);
        await loadBackup(client, path, manifest);
        const differences = await differencesFrom(manifest, client);
        if (differences.length) throw new BackupFault(`restores to something else: ${differences.join('; ')}`);
        await settle?.(client, manifest);
      }),
    signal,
  );
  // Query plans depend on statistics of the tables, which do not exist yet.
  if (settle) await withSession(url, (client) => inTransaction(client, 'BEGIN', () => client.query('ANALYZE')), signal);
  return manifest;
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  if ((await tablesIn(client)).length > 0)
    throw new StartRefused(
      'The database is not empty, so nothing was restored. Use another DATA_DIR, or an empty database in DATABASE_URL.',
    );
}
