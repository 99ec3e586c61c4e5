import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { type ArchiveEntry, readArchive } from './archive/readArchive';
import { BackupFault } from './BackupFault';
import { foreignKeysIn } from './catalogue';
import { backupColumns } from './content';
import type { BackupPart, Manifest, ManifestTable } from './Manifest';

const { escapeIdentifier } = pg;

/**
 * Fills migrated tables with the content of a backup, within a transaction. It needs only the owner's privileges. Meanwhile the
 * tables have no foreign keys, which are checked as a whole when they are created again, and no triggers, so that no total
 * maintained by a trigger is counted twice.
 */
export async function loadBackup(client: pg.Client, path: string, { tables }: Manifest): Promise<void> {
  const names = tables.map(({ name }) => escapeIdentifier(name));
  const foreignKeys = await foreignKeysIn(client);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${escapeIdentifier(table)} DROP CONSTRAINT ${escapeIdentifier(name)}`);
  // Migrations write rows, too: records of themselves, and the first totals.
  await client.query(`TRUNCATE ${names.join(', ')}`);
  const entries = readArchive(path);
  try {
    for (const table of tables) if (table.parts.length) await loadTable(client, table, entries);
  } finally {
    await entries.return(undefined);
  }
  for (const { table, name, definition } of foreignKeys)
    await client.query(`ALTER TABLE ${escapeIdentifier(table)} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`);
  for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
}

async function loadTable(
  client: pg.Client,
  table: ManifestTable,
  entries: AsyncGenerator<ArchiveEntry>,
): Promise<void> {
  const copy = client.query(from(`COPY ${escapeIdentifier(table.name)} (${backupColumns(table)}) FROM STDIN`));
  await pipeline(Readable.from(contentOf(table.parts, entries)), copy);
}

/** Yields the content of the parts. The file is read a second time here, so they are checked once more. */
async function* contentOf(
  parts: readonly BackupPart[],
  entries: AsyncGenerator<ArchiveEntry>,
): AsyncGenerator<Uint8Array> {
  for (const { name, sha256 } of parts) {
    const { value: entry } = await entries.next();
    if (!entry || entry.name !== name) throw new BackupFault('has changed while it was read');
    const hash = createHash('sha256');
    for await (const chunk of entry.content) {
      hash.update(chunk);
      yield chunk;
    }
    if (hash.digest('hex') !== sha256) throw new BackupFault('has changed while it was read');
  }
}
