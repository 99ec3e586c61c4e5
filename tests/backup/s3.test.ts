import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { s3Place, temporaryFolder } from '../../server/backup/places/s3Place';
import { proveBackup } from '../../server/backup/proveBackup';
import { takeBackup } from '../../server/backup/takeBackup';
import { prepareStore } from '../../server/prepare';
import { migratedDatabase, type TestDatabase } from '../databases';
import { START } from '../start';
import { ACCESS, serveS3 } from './s3StandIn';

let s3: Awaited<ReturnType<typeof serveS3>>;
let source: TestDatabase;
beforeAll(async () => {
  s3 = await serveS3('our-bucket');
  source = await migratedDatabase();
  await (await prepareStore(source.open(2), false, START)).close();
});
afterAll(async () => {
  s3?.close();
  await source?.drop();
});
beforeEach(() => s3.objects.clear());

const place = () => s3Place({ ...ACCESS, url: `${s3.url}/kitara/night` });

it('a backup is stored in a bucket and proved from there', async () => {
  const { fileName, place: where } = await takeBackup({ url: source.url, place: place() }, 'COMMAND', START);
  expect([...s3.objects.keys()]).toEqual([`kitara/night/${fileName}`]);
  expect(where).toBe(`${s3.url}/kitara/night`);
  expect(await proveBackup(source.url, place(), fileName)).toEqual({ status: 'PROVED', problem: null });
  const kept = s3.objects.get(`kitara/night/${fileName}`);
  kept?.writeUInt8((kept.readUInt8(500) + 1) % 256, 500);
  expect(await proveBackup(source.url, place(), fileName)).toMatchObject({ status: 'FAILED' });
});

it('the leftovers of a killed process are removed from the temporary folder', async () => {
  const folder = temporaryFolder(place().name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'left'), 'a whole database');
  await place().keep('kitara-20260310T230000Z.tar.gz', async (path) => {
    expect(existsSync(join(folder, 'left'))).toBe(false);
    await writeFile(path, 'x');
  });
  expect(existsSync(folder)).toBe(false);
});

it('the backups of a bucket are listed page by page and removed one by one', async () => {
  const names = [10, 11, 12, 13, 14].map((day) => `kitara-202603${day}T230000Z.tar.gz`);
  for (const name of names) await place().keep(name, (path) => writeFile(path, name));
  s3.objects.set('kitara/night/notes.txt', Buffer.from('Keep me.'));
  s3.objects.set('other/kitara-20260301T230000Z.tar.gz', Buffer.from('Not ours.'));
  expect((await place().list()).map(({ name }) => name)).toEqual(names);
  await place().remove(names[0] ?? '');
  expect((await place().list()).map(({ name }) => name)).toEqual(names.slice(1));
  expect(await place().read(names[1] ?? '', async (path) => readFileSync(path, 'utf8'))).toBe(names[1]);
});

it('the refusal of a bucket is reported with its answer', async () => {
  const stranger = s3Place({ ...ACCESS, url: `${s3.url}/kitara`, secret: 'another' });
  await expect(stranger.list()).rejects.toThrow('The backup store answered 403 to GET.');
  const kept = stranger.keep('kitara-20260310T230000Z.tar.gz', (path) => writeFile(path, 'x'));
  await expect(kept).rejects.toThrow('The backup store answered 403 to PUT.');
  expect(s3.objects.size).toBe(0);
});
