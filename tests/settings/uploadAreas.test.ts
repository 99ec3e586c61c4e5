import { beforeEach, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';

const square = (x: number) => [
  [
    [x, 0.1],
    [x + 0.01, 0.1],
    [x + 0.01, 0.11],
    [x, 0.1],
  ],
];
const feature = (name: string, coordinates: unknown = square(31)) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Polygon', coordinates },
});
const fileOf = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });

onPostgres('a map file', (opened) => {
  let world: World;
  let token: string;
  beforeEach(async () => {
    world = createWorld(opened());
    token = await world.signIn('admin');
  });
  const upload = (geojson: string, more: object = {}) =>
    world.call<{ created: number; notes: string[]; errors: Record<string, string> }>('POST', 'coverage-areas/upload', {
      token,
      body: { geojson, district: 'Mukono', status: 'PLANNED', ...more },
    });
  const count = () => world.store.find(coverageAreas, { where: [{ path: 'district', in: ['Mukono'] }] });

  it('creates an area for each polygon, with audit entries', async () => {
    const before = (await count()).length;
    const { status, body } = await upload(fileOf(feature('Seeta Hill'), feature('Seeta Valley', square(31.1))));
    expect([status, body.created]).toEqual([201, 2]);
    const areas = await count();
    expect(areas).toHaveLength(before + 2);
    expect(areas.find(({ name }) => name === 'Seeta Hill')).toMatchObject({ district: 'Mukono', status: 'PLANNED' });
    const told = await world.store.find(logs, { where: [{ path: 'reason', in: ['From a map file'] }] });
    expect(told.length).toBeGreaterThanOrEqual(2);
  });

  it('is corrected, and the answer says what was changed or left out, and what to check', async () => {
    const open = [square(31.2)[0]?.slice(0, 3)];
    const detailed = Array.from({ length: 5_000 }, (_, at) => [
      31.3 + Math.cos(at / 795.8) / 100,
      Math.sin(at / 795.8) / 100,
    ]);
    const point = { ...feature('Cabinet'), geometry: { type: 'Point', coordinates: [31, 0] } };
    const swapped = [square(31.4)[0]?.map(([x, y]) => [y, x])];
    const features = [feature('Open Ring', open), feature('Detailed', [detailed]), point, feature('Swapped', swapped)];
    const { status, body } = await upload(fileOf(...features));
    expect([status, body]).toEqual([
      201,
      {
        created: 3,
        notes: [
          'Cabinet is a point, so it was left out.',
          'Detailed has 5,001 corners, which were simplified to 2,000.',
          expect.stringMatching(
            /^Swapped is 4,\d{3} km away from your other areas: its latitude and longitude seem to be swapped\.$/,
          ),
        ],
      },
    ]);
    const [ring] = (await count()).find(({ name }) => name === 'Open Ring')?.polygon.coordinates ?? [];
    expect(ring).toHaveLength(4);
    expect(ring?.at(-1)).toEqual(ring?.[0]);
  });

  it('with a fault creates nothing, and each fault is reported', async () => {
    const before = (await count()).length;
    const line = [square(31)[0]?.slice(0, 2)];
    const wrong = await upload(fileOf(feature('Good Place'), feature(''), feature('No Area', 'here')));
    expect(wrong.status).toBe(422);
    expect(Object.values(wrong.body.errors)).toEqual([
      'Feature 2: It has no name. Give each area a property called name.',
      'Feature 3: No Area is an empty polygon.',
    ]);
    expect((await upload(fileOf(feature('Line', line)))).status).toBe(422);
    expect((await upload('not json')).status).toBe(422);
    const deep = await upload('['.repeat(21));
    expect([deep.status, Object.values(deep.body.errors)]).toEqual([
      422,
      ['This file is nested too deeply: 20 levels are accepted.'],
    ]);
    expect((await upload(fileOf(feature('Good Place')), { status: 'SOON' })).status).toBe(422);
    await upload(fileOf(feature('Twice')));
    expect((await upload(fileOf(feature('Another'), feature('TWICE')))).body.errors).toEqual({
      'faults.0': 'There is an area called Twice already.',
    });
    expect(await count()).toHaveLength(before + 1);
  });

  it.each([
    [
      'geometries within each other',
      `${'{"type":"GeometryCollection","geometries":['.repeat(60_000)}${']}'.repeat(60_000)}`,
      'This file is nested too deeply: 20 levels are accepted.',
    ],
    [
      'empty parts',
      `{"type":"MultiPolygon","coordinates":[${Array.from({ length: 1_000_000 }, () => '[]')}]}`,
      'Feature 1: There are more than 500 areas in this file. Split it into several files.',
    ],
  ])('with many %s is refused with the reason', async (_, geometry, why) => {
    const { status, body } = await upload(`{"type":"Feature","properties":{"name":"A"},"geometry":${geometry}}`);
    expect([status, body.errors]).toEqual([422, { 'faults.0': why }]);
  });

  it('requires the permission to change areas', async () => {
    const other = await world.signIn('agent');
    const body = { geojson: fileOf(feature('Mine')), district: 'Mukono', status: 'PLANNED' };
    expect((await world.call('POST', 'coverage-areas/upload', { token: other, body })).status).toBe(403);
  });
});
