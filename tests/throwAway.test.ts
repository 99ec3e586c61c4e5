import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLowdbStore } from '../mock-server/store/createLowdbStore';
import { openMockFile } from '../mock-server/store/mockFile';
import type { AnyResource } from '../resources/language/defineResource';
import { type DeclaredDemo, declareDemo } from '../resources/language/demo/declareDemo';
import { generateDemo } from '../resources/language/demo/generate';
import type { Database } from '../server/store/Database';
import { diffTables } from '../server/store/migrationDiff';
import { createPostgresStore } from '../server/store/PostgresStore';
import { createTables } from './conformance/adapters';
import { after, afterDemo, apiOf, before, makeAdmin, storedWith } from './conformance/throwAway';
import { openFreshDatabase } from './databases';
import { START } from './start';

// One additional field in a declaration, with its generated migration, appears in the table, the API, its document, the demo data
// and the mock's file. throwAwayScreens.test.tsx tests the screens.
let database: Database;
let snapshot: unknown;
let token: string;
const storeOf = (resource: AnyResource) => createPostgresStore(database, { resources: storedWith(resource) });

beforeAll(async () => {
  database = await openFreshDatabase();
  snapshot = await createTables(database, storedWith(before));
  token = await makeAdmin(storeOf(before));
});
afterAll(() => database?.close());

const post = async (app: Hono, body: object) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await app.request('/api/v1/gadgets', { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
};
const list = async (app: Hono, query: string) => {
  const answer = await app.request(`/api/v1/gadgets?${query}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
};
const columns = async () => {
  const rows = await database.query("SELECT column_name FROM information_schema.columns WHERE table_name = 'gadgets'");
  return rows.map((row) => row.column_name);
};
const documented = async (app: Hono) => {
  const { components, paths } = await (await app.request('/api/openapi.json')).json();
  const { schema } = paths['/api/v1/gadgets'].post.requestBody.content['application/json'];
  return { answered: components.schemas.gadget.properties, accepted: schema.properties };
};

it('before, nothing knows the field', async () => {
  const app = apiOf(storeOf(before), before);
  expect(await columns()).not.toContain('colour');
  expect(await post(app, { name: 'Lamp', colour: 'red' })).toMatchObject({
    status: 422,
    body: { errors: { colour: 'is not a field that can be given here' } },
  });
  expect(await post(app, { name: 'Old lamp' })).toMatchObject({ status: 201, body: { gadget: { name: 'Old lamp' } } });
  expect(await documented(app)).not.toMatchObject({ answered: { colour: {} } });
});

it('its migration contains exactly its column', async () => {
  const { statements } = await diffTables(snapshot, storedWith(after));
  expect(statements).toEqual(['ALTER TABLE "gadgets" ADD COLUMN "colour" text;']);
  for (const statement of statements) await database.query(statement);
  expect(await columns()).toContain('colour');
});

it('afterwards, the API accepts, returns and documents it', async () => {
  const app = apiOf(storeOf(after), after);
  expect(await post(app, { name: 'New lamp', colour: 'red' })).toMatchObject({
    status: 201,
    body: { gadget: { name: 'New lamp', colour: 'red' } },
  });
  expect(await post(app, { name: 'Lamp', colour: 'x'.repeat(21) })).toMatchObject({
    status: 422,
    body: { errors: { colour: 'takes at most 20 characters' } },
  });
  const { gadgets, totalRecords } = await list(app, 'sortBy=colour');
  expect(gadgets).toMatchObject([
    { name: 'New lamp', colour: 'red' },
    { name: 'Old lamp', colour: null },
  ]);
  expect(totalRecords).toBe(2);
  expect(await documented(app)).toMatchObject({
    answered: { colour: { type: ['string', 'null'] } },
    accepted: { colour: {} },
  });
});

it('its demo data and the mock’s collection have it, and an earlier file receives it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kitara-throw-away-'));
  const path = join(folder, 'mock.json');
  const fill = async (resource: AnyResource, demo: DeclaredDemo) => {
    const rows = generateDemo([resource], START, [demo]).get('gadgets') as { id: string }[];
    const store = createLowdbStore(openMockFile(path, [resource]), [resource]);
    const known = await store.find(resource);
    await store.transaction((tx) => tx.insert(resource, rows.slice(known.length)));
    await store.close();
    return JSON.parse(readFileSync(path, 'utf8')).gadgets.map((gadget: { colour?: string }) => gadget.colour);
  };
  expect(await fill(before, declareDemo(before, { count: 2 }))).toEqual([undefined, undefined]);
  const colours = await fill(after, afterDemo);
  expect(colours).toHaveLength(6);
  for (const colour of colours.slice(2)) expect(['red', 'green']).toContain(colour);
  expect(colours.slice(0, 2)).toEqual([null, null]);
  rmSync(folder, { recursive: true });
});
