import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answers } from '../resources/answers';
import { coverageAreas } from '../resources/coverageAreas';
import { prepareStore } from '../server/prepare';
import type { Store } from '../server/store/Store';
import { openDemoDatabase } from './databases';
import { START } from './start';
import { createWorld, type World } from './world';

const PATH = '/api/v1/coverage/areas';

let store: Store;
let world: World;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
});
afterAll(() => store.close());

const listAreas = async () => (await world.call<Answers['listMapAreas']>('GET', PATH)).body.areas;
const check = async (commonName: string) =>
  (await world.call<Answers['checkCoverage']>('POST', '/api/v1/coverage/check', { body: { location: { commonName } } }))
    .body.coverageResponse.code;

it('the map has every area but those where fibre will not come, closed outlines and all', async () => {
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

it('may be kept by anybody for five minutes, and is not sent again where nothing has changed', async () => {
  const first = await world.app.request(PATH);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  const again = { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } };
  expect((await world.app.request(PATH, again)).status).toBe(304);
  const [area] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Kyanja'] }] });
  await store.update(coverageAreas, area?.id ?? '', { status: 'IN_PROGRESS' });
  expect((await world.app.request(PATH, again)).status).toBe(200);
});

it('an area that no place leads to is checked by its name', async () => {
  const [area] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Kololo'] }] });
  await store.update(coverageAreas, area?.id ?? '', { name: 'Upper Kololo' });
  expect(await check('Upper Kololo, Kampala')).toBe('ASBUILT');
  const [moved] = await store.find(coverageAreas, { where: [{ path: 'name', in: ['Jinja Town'] }] });
  // The place of that name lies elsewhere.
  await store.update(coverageAreas, area?.id ?? '', { name: 'Old Kampala', polygon: moved?.polygon });
  expect(await check('Old Kampala, Kampala')).toBe('ASBUILT');
  expect(await check('Nowhere at all')).toBe('NO_PRESENCE');
});
