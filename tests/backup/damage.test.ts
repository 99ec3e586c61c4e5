import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealOf } from '../../server/backup/archive/seal';
import { BackupFault } from '../../server/backup/BackupFault';
import { checkBackup } from '../../server/backup/checkBackup';
import { makeBackup } from '../../server/backup/makeBackup';
import { restoreInto } from '../../server/backup/restoreInto';
import { prepareStore } from '../../server/prepare';
import { freshDatabase, migratedDatabase, type TestDatabase } from '../databases';
import { ask } from '../embedded/folder';
import { START } from '../start';
import { tableNames } from './checksums';

const folder = mkdtempSync(join(tmpdir(), 'kitara-damage-'));
const file = join(folder, 'whole.tar.gz');
const damaged = join(folder, 'damaged.tar.gz');
let source: TestDatabase;
let empty: TestDatabase;
let whole: Buffer;

beforeAll(async () => {
  source = await migratedDatabase();
  empty = await freshDatabase();
  await (await prepareStore(source.open(2), false, START)).close();
  await makeBackup(source.url, file);
  whole = readFileSync(file);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await source?.drop();
  await empty?.drop();
});

/** Returns `count` positions from the first byte to the last. */
const places = (count: number) =>
  Array.from({ length: count }, (_, index) => Math.round((index * (whole.length - 1)) / (count - 1)));

/** Checks that the database refuses the file and stays empty. */
async function expectRefused(path: string, message?: RegExp): Promise<void> {
  const refused = restoreInto(empty.url, path);
  await expect(refused).rejects.toThrow(BackupFault);
  if (message) await expect(refused).rejects.toThrow(message);
  expect(await tableNames(empty.url)).toEqual([]);
}

/** Writes the file with changed entries and a valid seal; returns its path. */
async function forged(change: (entries: Entry[]) => Entry[]): Promise<string> {
  const entries = (await unpackTar(gunzipSync(whole))).map(({ header: { name }, data }) => ({
    name,
    text: Buffer.from(data ?? []).toString(),
  }));
  const tar = await packTar(
    change(entries).map(({ name, text }) => ({ header: { name, size: Buffer.byteLength(text) }, body: text })),
  );
  const zipped = gzipSync(tar);
  writeFileSync(damaged, Buffer.concat([zipped, sealOf(createHash('sha256').update(zipped).digest('hex'))]));
  return damaged;
}
interface Entry {
  name: string;
  text: string;
}
const manifestWith = (changes: object) => (entries: Entry[]) =>
  entries.map(({ name, text }) =>
    name === 'manifest.json' ? { name, text: JSON.stringify({ ...JSON.parse(text), ...changes }) } : { name, text },
  );

describe('a damaged backup', () => {
  it('is refused wherever it was truncated', async () => {
    for (const length of places(120).slice(0, -1)) {
      cpSync(file, damaged);
      truncateSync(damaged, length);
      await expect(checkBackup(damaged), `${length} bytes`).rejects.toThrow(BackupFault);
    }
    await expectRefused(damaged, /its end is missing/);
  });

  it('is refused whichever byte was altered', async () => {
    cpSync(file, damaged);
    const descriptor = openSync(damaged, 'r+');
    const write = (byte: number, at: number) => writeSync(descriptor, Buffer.from([byte]), 0, 1, at);
    const first = Array.from({ length: 20 }, (_, at) => at);
    const last = Array.from({ length: 100 }, (_, at) => whole.length - 1 - at);
    for (const at of new Set([...first, ...places(200), ...last])) {
      const byte = whole[at] ?? 0;
      write(byte ^ 1, at);
      await expect(checkBackup(damaged), `byte ${at}`).rejects.toThrow(BackupFault);
      write(byte, at);
    }
    await expect(checkBackup(damaged)).resolves.toMatchObject({ format: 'kitara-backup' });
    write((whole[1000] ?? 0) ^ 128, 1000);
    closeSync(descriptor);
    await expectRefused(damaged, /was altered/);
  });

  it('is refused with data after its end, and if it is a different file', async () => {
    writeFileSync(damaged, Buffer.concat([whole, Buffer.from('more')]));
    await expectRefused(damaged, /no backup of this product/);
    writeFileSync(damaged, gzipSync('Hello'));
    await expectRefused(damaged, /no backup of this product/);
    writeFileSync(damaged, '');
    await expectRefused(damaged, /no backup of this product/);
  });
});

describe('a modified backup with a valid seal', () => {
  const counters = 'tables/counters/';

  it('is refused if a row differs, a file is missing, or there is an additional file', async () => {
    const altered = (entries: Entry[]) =>
      entries.map(({ name, text }) => ({
        name,
        text: name.startsWith(counters) ? text.replace('2026', '2027') : text,
      }));
    await expectRefused(await forged(altered), /not what its manifest says/);
    const without = (entries: Entry[]) => entries.filter(({ name }) => !name.startsWith(counters));
    await expectRefused(await forged(without), /not what its manifest says/);
    await expectRefused(await forged((entries) => [...entries, { name: 'more', text: '' }]), /more in it/);
    await expectRefused(await forged((entries) => entries.slice(0, -1)), /no manifest/);
  });

  it('is refused if its manifest promises other rows than it restores', async () => {
    const { tables } = await checkBackup(file);
    const more = tables.map((table) => (table.name === 'counters' ? { ...table, rows: table.rows + 1 } : table));
    await expectRefused(await forged(manifestWith({ tables: more })), /counters has \d+ rows, not \d+/);
    const other = tables.map((table) => (table.name === 'counters' ? { ...table, sha256: 'a'.repeat(64) } : table));
    await expectRefused(await forged(manifestWith({ tables: other })), /counters has other rows/);
    const ledger = [{ account: 'BANK', debit: '1', credit: '0' }];
    await expectRefused(await forged(manifestWith({ ledger })), /sums of the ledger are others/);
  });

  it('is refused by a version that does not know its format or its migrations', async () => {
    await expectRefused(await forged(manifestWith({ formatVersion: 2 })), /made by a newer version/);
    const migrations = ['0001_initial.sql', '9999_future.sql'];
    await expectRefused(await forged(manifestWith({ migrations })), /made by a newer version \(9999_future\.sql\)/);
    await expectRefused(await forged(manifestWith({ takenAt: 'yesterday' })), /manifest that cannot be read/);
  });
});

it('a database with any content is refused and left unchanged', async () => {
  await ask(empty.url, 'CREATE TABLE notes (text text); INSERT INTO notes VALUES ($$ours$$)');
  await expect(restoreInto(empty.url, file)).rejects.toThrow(/^The database is not empty, so nothing was restored/);
  expect(await tableNames(empty.url)).toEqual(['notes']);
  expect(await ask(empty.url, 'SELECT text FROM notes')).toEqual([{ text: 'ours' }]);
  await ask(empty.url, 'DROP TABLE notes');
  await restoreInto(empty.url, file);
  await expect(restoreInto(empty.url, file)).rejects.toThrow('not empty');
});
