import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsonServer from 'json-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineResource } from '../../resources/language/defineResource';
import { boolean, reference, text } from '../../resources/language/kinds';
import { createLowdbStore } from './createLowdbStore';
import { openMockFile } from './mockFile';
import { rawCollections } from './rawCollections';

const shelves = defineResource({
  name: 'book-shelves',
  label: ['Book shelf', 'Book shelves'],
  fields: { name: text({ required: true }), open: boolean({ default: true }), parentId: reference('book-shelves') },
});
const MOMENT = '2026-03-14T09:00:00.000Z';
const shelf = (id: string, name = id) => ({ id, name, dateCreated: MOMENT, dateUpdated: MOMENT });

let folder: string;
let path: string;
const open = () => {
  const file = openMockFile(path, [shelves]);
  return { file, store: createLowdbStore(file, [shelves]) };
};
const onDisk = () => JSON.parse(readFileSync(path, 'utf8')).bookShelves as { name: string }[];
const edit = (change: (rows: object[]) => object[]) =>
  writeFileSync(path, JSON.stringify({ bookShelves: change(onDisk()) }, null, 2));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kitara-lowdb-'));
  path = join(folder, 'made', 'mock.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps a readable collection under each resource’s listName', async () => {
  const { store } = open();
  expect(onDisk()).toEqual([]);
  await store.transaction((tx) => tx.insert(shelves, [shelf('a')]));
  expect(readFileSync(path, 'utf8')).toContain('\n  "bookShelves": [\n    {\n      "id": "a",\n');
});

it('has written a transaction when it ends, and single writes when it closes', async () => {
  const { store } = open();
  await store.transaction((tx) => tx.insert(shelves, [shelf('a')]));
  expect(onDisk()).toHaveLength(1);
  await store.insert(shelves, [shelf('b')]);
  await store.close();
  expect(onDisk()).toHaveLength(2);
  expect(await open().store.count(shelves)).toBe(2);
});

it('writes nothing of a transaction that throws', async () => {
  const { store } = open();
  const work = store.transaction(async (tx) => {
    await tx.insert(shelves, [shelf('a')]);
    throw new Error('stop');
  });
  await expect(work).rejects.toThrow('stop');
  await store.close();
  expect(onDisk()).toEqual([]);
});

it('reads an edit made by hand while it runs', async () => {
  const { store } = open();
  await store.transaction((tx) => tx.insert(shelves, [shelf('a')]));
  edit(([first]) => [{ ...first, name: 'edited', open: false }]);
  expect(await store.get(shelves, 'a')).toMatchObject({ name: 'edited', open: false });
});

it('completes a record added by hand, and keeps its new id', async () => {
  const { store } = open();
  await store.count(shelves);
  edit((rows) => [...rows, { name: 'short' }]);
  const [found] = await store.find(shelves);
  expect(found).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'short', open: true });
  await store.close();
  expect(onDisk()).toEqual([found]);
});

it('refuses to continue while the file is not JSON, instead of overwriting it', async () => {
  const { store } = open();
  await store.transaction((tx) => tx.insert(shelves, [shelf('a')]));
  const good = readFileSync(path, 'utf8');
  writeFileSync(path, good.slice(0, -9));
  await expect(store.count(shelves)).rejects.toThrow('Malformed JSON');
  await expect(store.transaction((tx) => tx.insert(shelves, [shelf('b')]))).rejects.toThrow('Malformed JSON');
  expect(readFileSync(path, 'utf8')).toBe(good.slice(0, -9));
  writeFileSync(path, good);
  expect(await store.count(shelves)).toBe(1);
});

it('serves its collections on json-server’s routes, which wait for a transaction', async () => {
  const { store, file } = open();
  const app = jsonServer.create();
  app.use('/db', rawCollections(file, store));
  const server: Server = createServer(app).listen(0);
  const call = async (at: string, init?: RequestInit) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`http://127.0.0.1:${port}/db${at}`, { headers, ...init })).json();
  };
  let raw: Promise<unknown> | undefined;
  await store.transaction(async (tx) => {
    await tx.insert(shelves, [shelf('a')]);
    raw = call('/bookShelves');
    await once(server, 'request');
    await tx.insert(shelves, [shelf('b')]);
  });
  expect(await raw).toMatchObject([{ id: 'a' }, { id: 'b' }]);
  await call('/bookShelves', { method: 'POST', body: JSON.stringify(shelf('c')) });
  expect(await store.get(shelves, 'c')).toMatchObject({ name: 'c', open: true });
  await call('/bookShelves/a', { method: 'DELETE' });
  expect(await call('')).toMatchObject({ bookShelves: [{ id: 'b' }, { id: 'c' }] });
  server.close();
});
