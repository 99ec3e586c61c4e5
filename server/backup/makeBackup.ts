import { createHash } from 'node:crypto';
import pg from 'pg';
import { version } from '../../package.json';
import { StartRefused } from '../base/StartRefused';
import { type ArchiveWriter, writeArchive } from './archive/writeArchive';
import { type Table, tablesIn } from './catalogue';
import { ledgerSums, readContent } from './content';
import { type BackupPart, MANIFEST, type Manifest, type ManifestTable, manifestText } from './Manifest';
import { inTransaction, withSession } from './session';

/** The number of bytes of a table that are held in memory, and the maximum size of one file in the archive. */
const PART = 8 * 1024 * 1024;

const SNAPSHOT = 'BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** The facts about a new backup, as in the file's manifest. */
export type BackupFacts = Pick<Manifest, 'takenAt' | 'migrations' | 'tables'>;

/**
 * Writes every table of a database, as of one moment, into a new file, while others continue to work. Its memory does not grow
 * with the database.
 */
export function makeBackup(url: string, path: string, signal?: AbortSignal): Promise<BackupFacts> {
  return withSession(
    url,
    async (client) => {
      const names = (await tablesIn(client)).map(({ name }) => name);
      if (!names.includes('schema_migrations'))
        throw new StartRefused('The database is empty: there is nothing to back up.');
      return inTransaction(client, SNAPSHOT, async () => {
        // Locked before the snapshot, so that no one can change a table's columns or migrate from now on.
        await client.query(`LOCK TABLE ${names.map(pg.escapeIdentifier).join(', ')} IN ACCESS SHARE MODE`);
        return write(client, path, signal);
      });
    },
    signal,
  );
}

async function write(client: pg.Client, path: string, signal?: AbortSignal): Promise<BackupFacts> {
  const { rows } = await client.query<{ now: Date; postgres: string; migrations: string[] }>(
    `SELECT clock_timestamp() AS now, current_setting('server_version') AS postgres,
       (SELECT array_agg(name ORDER BY name COLLATE "C") FROM schema_migrations) AS migrations`,
  );
  const { now = new Date(), postgres = '', migrations = [] } = rows[0] ?? {};
  const takenAt = now.toISOString();
  const tables: ManifestTable[] = [];
  const fill = async (archive: ArchiveWriter) => {
    for (const table of await tablesIn(client)) tables.push(await addTable(client, table, archive));
    const ledger = await ledgerSums(client);
    const text = manifestText({ version, postgres, takenAt, migrations, ledger, tables });
    await archive.add(MANIFEST, Buffer.from(text));
  };
  await writeArchive(path, now, fill, signal);
  return { takenAt, migrations, tables };
}

async function addTable(client: pg.Client, table: Table, archive: ArchiveWriter): Promise<ManifestTable> {
  const parts: BackupPart[] = [];
  const whole = createHash('sha256');
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes === 0) return;
    const content = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    const name = `tables/${table.name}/${String(parts.length + 1).padStart(5, '0')}.copy`;
    parts.push({ name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
    await archive.add(name, content);
  };
  const rows = await readContent(client, table, async (chunk) => {
    whole.update(chunk);
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART) await flush();
  });
  await flush();
  return { name: table.name, columns: table.columns, rows, sha256: whole.digest('hex'), parts };
}
