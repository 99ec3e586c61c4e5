import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

const PATH = '/api/v1/coverage/areas';

let store: Store;
let world: World;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
});
afterAll(() => store.close());

/** Returns a world on the same store that counts the records read completely, or with their polygons, per resource. */
function countingWorld() {
  const read: Record<string, number> = {};
  const count = <R>({ name }: { name: string }, found: R[]): R[] => {
    read[name] = (read[name] ?? 0) + found.length;
    return found;
  };
  const counting = (on: Store): Store => ({
    ...on,
    find: async (resource, query) => count(resource, await on.find(resource, query)),
    pick: async (resource, fields, query) => {
      const found = await on.pick(resource, fields, query);
      return (fields as readonly string[]).includes('polygon') ? count(resource, found) : found;
    },
    transaction: (work) => on.transaction((tx) => work(counting(tx))),
  });
  return { read, world: createWorld(counting(store)) };
}
const person = (last: number) => ({ firstName: 'Grace', lastName: 'Near', phoneNumber: `+25679111000${last}` });

const listAreas = async () => (await world.call<Answers['listMapAreas']>('GET', PATH)).body.areas;
const check = async (commonName: string) =>
  (await world.call<Answers['checkCoverage']>('POST', '/api/v1/coverage/check', { body: { location: { commonName } } }))
    .body.coverageResponse.code;

it('the map contains every area except those without plans, with closed outlines', async () => {
  const areas = await listAreas();
  const all = await store.find(coverageAreas);
  const drawn = all.filter(({ status }) => status !== 'NO_PRESENCE');
  expect(drawn.length).toBeLessThan(all.length);
  expect(areas.map(({ name }) => name)).toEqual(drawn.map(({ name }) => name).sort());
  for (const { outline } of areas)
    for (const ring of outline) {
      expect(ring.length).toBeGreaterThanOrEqual(4);
      expect(ring[0]).toEqual(ring.at(-1));
    }
  const kansanga = areas.find(({ name }) => name === 'Kansanga');
  expect(kansanga).toMatchObject({ district: 'Kampala', code: 'IN_PROGRESS', expectedDate: '2027-02-28' });
});

it('can be cached publicly for five minutes, and is not sent again unless it changed', async () => {
  const first = await world.app.request(PATH);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const again = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } };
  expect((await world.app.request(PATH, again)).status).toBe(304);
  const [area] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Kyanja'] }] });
  await store.update(coverageAreas, area?.id ?? '', { status: 'IN_PROGRESS' });
  expect((await world.app.request(PATH, again)).status).toBe(200);
});

it('an area without a matching place is checked by its name', async () => {
  const [area] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Kololo'] }] });
  await store.update(coverageAreas, area?.id ?? '', { name: 'Upper Kololo' });
  expect(await check('Upper Kololo, Kampala')).toBe('ASBUILT');
  const [moved] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Jinja Town'] }] });
  // The place with that name is elsewhere.
  await store.update(coverageAreas, area?.id ?? '', { name: 'Old Kampala', polygon: moved?.polygon });
  expect(await check('Old Kampala, Kampala')).toBe('ASBUILT');
  expect(await check('Nowhere at all')).toBe('NO_PRESENCE');
});

it('a check reads only the areas around its point', async () => {
  const { read, world: counting } = countingWorld();
  const [kansanga] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Kansanga'] }] });
  const [longitude, latitude] = kansanga?.polygon.coordinates[0]?.[0] ?? [];
  const location = { commonName: 'My location', latitude, longitude };
  const { body } = await counting.call<Answers['checkCoverage']>('POST', '/api/v1/coverage/check', {
    body: { location },
  });
  expect(body.coverageCheck.coverageAreaId).toBe(kansanga?.id);
  expect(read['coverage-areas'] ?? 0).toBeLessThanOrEqual(3);
  expect(await store.count(coverageAreas)).toBeGreaterThan(20);
});

it('a place is found by its full name in any case, however many names contain it', async () => {
  const [area] = await store.find(coverageAreas, { where: [{ path: 'status', in: ['ASBUILT'] }], limit: 1 });
  const [longitude = 0, latitude = 0] = area?.polygon.coordinates[0]?.[0] ?? [];
  await store.transaction(async (tx) => {
    for (let i = 0; i < 60; i += 1)
      await createRecord(
        tx,
        coveragePlaces,
        { name: `Zzanga ${i}`, district: 'Gulu', latitude: 2.7, longitude: 32.3 },
        START,
      );
    await createRecord(
      tx,
      coveragePlaces,
      { name: 'Zzanga', district: 'Kampala', latitude, longitude },
      new Date(START.getTime() + 1_000),
    );
  });
  expect(await check('zZANGA')).toBe('ASBUILT');
  expect(await check('Zzanga 7, Gulu')).toBe('NO_PRESENCE');
});

it('the map’s areas are cached, and read again after any process has changed, created or removed an area', async () => {
  const { read, world: counting } = countingWorld();
  const names = async () =>
    (await counting.call<Answers['listMapAreas']>('GET', PATH)).body.areas.map(({ name }) => name);
  const first = await names();
  const all = read['coverage-areas'] ?? 0;
  expect(all).toBeGreaterThan(first.length);
  expect(await names()).toEqual(first);
  expect(read['coverage-areas']).toBe(all);

  const token = await world.signIn('admin');
  const [area] = await store.find(coverageAreas, { where: [{ path: 'name', in: [first[0] ?? ''] }] });
  const { polygon } = area ?? {};
  const change = (method: string, path: string, body?: object) => {
    world.clock.advance(1_000);
    return world.call<{ coverageArea: { id: string } }>(method, `coverage-areas${path}`, { token, body });
  };
  expect((await change('PUT', `/${area?.id}`, { name: 'Aaa changed' })).status).toBe(200);
  expect(await names()).toContain('Aaa changed');
  const made = await change('POST', '', { name: 'Aab made', district: 'Kampala', status: 'PLANNED', polygon });
  expect(await names()).toContain('Aab made');
  await change('DELETE', `/${made.body.coverageArea.id}`);
  // Totals follow other processes within half a second.
  await vi.waitFor(async () => expect(await names()).not.toContain('Aab made'), 2_000);
});

it('the map’s areas are read again after five minutes, whatever the clocks of other processes show', async () => {
  const { world: counting } = countingWorld();
  const outlines = async () =>
    (await counting.call<Answers['listMapAreas']>('GET', PATH)).body.areas.map(({ outline }) => outline);
  const [first] = await outlines();
  const [area] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Aaa changed'] }] });
  const coordinates = [[[32, 0], [32.1, 0], [32.1, 0.1], [32, 0]]] as [number, number][][]; // biome-ignore format: a ring
  await store.update(coverageAreas, area?.id ?? '', { polygon: { type: 'Polygon', coordinates } });
  counting.clock.advance(299_999);
  expect((await outlines())[0]).toEqual(first);
  counting.clock.advance(1);
  expect((await outlines())[0]).toEqual(coordinates);
});

it('people waiting for the same area, or the same place outside areas, are counted without reading the checks', async () => {
  const { read, world: counting } = countingWorld();
  const checked = async (commonName: string) =>
    (
      await counting.call<Answers['checkCoverage']>('POST', '/api/v1/coverage/check', {
        body: { location: { commonName } },
      })
    ).body.coverageCheck;
  const wait = async (coverageCheckId: string, last: number) =>
    (
      await counting.call<Answers['createInterest']>('POST', '/api/v1/onboarding/interest', {
        body: { coverageCheckId, client: person(last) },
      })
    ).body.neighbours;

  const kansanga = await checked('Kansanga');
  expect(kansanga.coverageAreaId).not.toBeNull();
  const before = await wait(kansanga.id, 1);
  expect(await wait((await checked('Kansanga, Kampala')).id, 2)).toBe(before + 1);
  expect(await wait((await checked('Nowhere in particular')).id, 3)).toBe(0);
  expect(await wait((await checked('Nowhere in particular')).id, 4)).toBe(1);
  expect(await wait((await checked('Elsewhere')).id, 5)).toBe(0);
  expect(read['coverage-checks']).toBeUndefined();
});

it('a changed outline takes effect at once, however often it changes', async () => {
  const token = await world.signIn('admin');
  const [area] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Kansanga'] }] });
  const outline = area?.polygon;
  const [longitude = 0, latitude = 0] = outline?.coordinates[0]?.[0] ?? [];
  const location = { commonName: 'My location', latitude, longitude };
  const areaThere = async () =>
    (await world.call<Answers['checkCoverage']>('POST', '/api/v1/coverage/check', { body: { location } })).body
      .coverageCheck.coverageAreaId;
  // The point is still within the bounding box.
  const at = (east: number, north: number) => [longitude + east, latitude + north];
  const beside = { type: 'Polygon', coordinates: [[at(-0.1, 0.3), at(0.3, 0.3), at(0.3, -0.1), at(-0.1, 0.3)]] };
  for (const [polygon, there] of [
    [outline, true],
    [beside, false],
    [outline, true],
    [beside, false],
    [outline, true],
  ] as const) {
    expect((await world.call('PUT', `coverage-areas/${area?.id}`, { token, body: { polygon } })).status).toBe(200);
    expect((await areaThere()) === area?.id).toBe(there);
    expect((await areaThere()) === area?.id).toBe(there);
  }
});

it('a check gives the area’s expected date as the map does, and none without one', async () => {
  const expectedAt = async (commonName: string) => {
    const body = { location: { commonName } };
    const answer = await world.call<Answers['checkCoverage']>('POST', '/api/v1/coverage/check', { body });
    const { coverageCheck, coverageResponse } = answer.body;
    expect(coverageCheck.coverageResponse.expectedDate).toBe(coverageResponse.expectedDate);
    return [coverageResponse.code, coverageResponse.expectedDate];
  };
  expect(await expectedAt('Kansanga')).toEqual(['IN_PROGRESS', '2027-02-28']);
  const [area] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Kansanga'] }] });
  await store.update(coverageAreas, area?.id ?? '', { expectedDate: null });
  expect(await expectedAt('Kansanga')).toEqual(['IN_PROGRESS', null]);
});
