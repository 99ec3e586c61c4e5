import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { type ArchiveEntry, readArchive } from './archive/readArchive';
import { BackupFault } from './BackupFault';
import { foreignKeysIn } from './catalogue';
import { columnList } from './content';
import type { Manifest, ManifestTable, Part } from './Manifest';

const { escapeIdentifier } = pg;

/**
 * Fills migrated tables with what a backup holds, within a transaction. Nothing but the owner's rights is needed: meanwhile the
 * tables have no foreign keys, which are checked as a whole when they are made again, and no triggers, so that no total that a
 * trigger keeps is counted twice.
 */
export async function loadBackup(client: pg.Client, path: string, { tables }: Manifest): Promise<void> {
  const names = tables.map(({ name }) => escapeIdentifier(name));
  const foreignKeys = await foreignKeysIn(client);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${escapeIdentifier(table)} DROP CONSTRAINT ${escapeIdentifier(name)}`);
  // Migrations write rows, too: of themselves, and where totals begin.
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
  const copy = client.query(from(`COPY ${escapeIdentifier(table.name)} (${columnList(table)}) FROM STDIN`));
  await pipeline(Readable.from(contentOf(table.parts, entries)), copy);
}

/** What the parts hold; the file is read a second time here, so that they are checked once more. */
async function* contentOf(parts: readonly Part[], entries: AsyncGenerator<ArchiveEntry>): AsyncGenerator<Uint8Array> {
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
