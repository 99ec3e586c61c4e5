import { expect, it } from 'vitest';
import { areasInFile } from './areaFile';

const RING = [
  [32.5, 0.3, 1200],
  [32.6, 0.3, 1200],
  [32.6, 0.4, 1200],
  [32.5, 0.3, 1200],
];
const FLAT = RING.map(([x, y]) => [x, y]);
const DEFAULTS = { district: 'Kampala', status: 'PLANNED' };
const feature = (properties: object, geometry: object = { type: 'Polygon', coordinates: [RING] }) => ({
  type: 'Feature',
  properties,
  geometry,
});
const read = (...features: object[]) => areasInFile({ type: 'FeatureCollection', features }, DEFAULTS);

it('reads names, districts and statuses from properties, and the rest from the defaults', () => {
  expect(read(feature({ Name: ' Ntinda ' }), feature({ NAME: 'Kira', District: 'Wakiso', status: 'asbuilt' }))).toEqual(
    {
      areas: [
        { name: 'Ntinda', ...DEFAULTS, polygon: { type: 'Polygon', coordinates: [FLAT] } },
        { name: 'Kira', district: 'Wakiso', status: 'ASBUILT', polygon: { type: 'Polygon', coordinates: [FLAT] } },
      ],
      faults: [],
    },
  );
});

it('creates an area for each part of a feature, and reads a single feature', () => {
  const both = { type: 'MultiPolygon', coordinates: [[RING], [RING]] };
  const mixed = {
    type: 'GeometryCollection',
    geometries: [{ type: 'Point' }, { type: 'Polygon', coordinates: [RING] }],
  };
  expect(read(feature({ name: 'Hill' }, both)).areas.map(({ name }) => name)).toEqual(['Hill 1', 'Hill 2']);
  expect(read(feature({ name: 'Mixed' }, mixed)).areas).toHaveLength(1);
  expect(areasInFile(feature({ name: 'Alone' }), DEFAULTS).areas).toHaveLength(1);
});

it.each([
  [feature({}), 1, 'has no name'],
  [feature({ name: 'A' }, { type: 'Point', coordinates: [32, 0] }), 1, 'A is no polygon'],
  [feature({ name: 'A' }, { type: 'Polygon', coordinates: [[[0.3, 132.5]]] }), 1, 'not longitude and latitude'],
  [feature({ name: 'A', status: 'SOON' }), 1, 'has a status that is none of'],
  [{ type: 'Feature' }, 1, 'has no name'],
  [feature({ name: ['A'] }), 1, 'has no name'],
  [feature({ name: 'A'.repeat(81) }), 1, 'Its name has more than 80 characters'],
])('reports the fault of %j', (broken, at, message) => {
  const { areas, faults } = read(broken);
  expect(areas).toEqual([]);
  expect(faults).toEqual([{ feature: at, message: expect.stringContaining(message) }]);
});

it('reports a name that occurs twice, a file without areas, and one that is not GeoJSON', () => {
  const faultsOf = ({ faults }: ReturnType<typeof read>) => faults.map(({ message }) => message);
  expect(faultsOf(read(feature({ name: 'A' }), feature({ name: 'a' })))).toEqual(['Two areas are called A.']);
  expect(faultsOf(read())).toEqual(['There is no area in this file.']);
  for (const other of [null, 7, [], { type: 'Topology' }])
    expect(faultsOf(areasInFile(other, DEFAULTS))).toEqual(['This is not GeoJSON with features.']);
});

const faultsOf = ({ faults }: ReturnType<typeof read>) => faults;
const multiPolygon = (parts: unknown[]) => ({ type: 'MultiPolygon', coordinates: parts });
const collection = (geometries: unknown[]) => ({ type: 'GeometryCollection', geometries });

it('reads the parts of nested geometries in order', () => {
  const geometry = collection([multiPolygon([[RING], [RING]]), collection([{ type: 'Polygon', coordinates: [FLAT] }])]);
  const { areas } = read(feature({ name: 'A' }, geometry));
  expect(areas.map(({ name }) => name)).toEqual(['A 1', 'A 2', 'A 3']);
});

it('reads 500 areas, and refuses more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => feature({ name: `A${at}` }));
  expect(read(...many(500)).areas).toHaveLength(500);
  const rateLimited = [{ feature: 0, message: expect.stringContaining('more than 500 areas') }];
  expect(read(...many(501))).toEqual({ areas: [], faults: rateLimited });
  const inTwo = [0, 1].map((at) =>
    feature({ name: `A${at}` }, multiPolygon(Array.from({ length: 300 }, () => [RING]))),
  );
  expect(read(...inTwo)).toEqual({ areas: [], faults: rateLimited });
});

it('does not read more parts than one file can add', () => {
  let looks = 0;
  const part = new Proxy([RING], {
    get(target, key) {
      looks += 1;
      return Reflect.get(target, key);
    },
  });
  const geometry = multiPolygon(Array.from({ length: 1_000_000 }, () => part));
  expect(faultsOf(read(feature({ name: 'A' }, geometry)))).toMatchObject([{ feature: 1 }]);
  expect(looks).toBe(0);
});

it('reads geometries nested to any depth', () => {
  let geometry: object = { type: 'Polygon', coordinates: [RING] };
  for (let depth = 0; depth < 100_000; depth += 1) geometry = collection([geometry]);
  expect(read(feature({ name: 'Deep' }, geometry)).areas).toHaveLength(1);
});

it('accepts 50 rings of 2,000 corners, and reads no corner of a larger polygon', () => {
  const rings = (count: number, corners: number) =>
    Array.from({ length: count }, () => Array.from({ length: corners }, () => [32.5, 0.3]));
  const polygon = (coordinates: unknown) => feature({ name: 'A' }, { type: 'Polygon', coordinates });
  expect(read(polygon(rings(50, 2_000))).faults).toEqual([]);
  const message = 'A has more than 50 rings, or a ring with more than 2,000 corners. Simplify it.';
  expect(read(polygon(rings(51, 4))).faults).toEqual([{ feature: 1, message }]);
  let looks = 0;
  const corner = new Proxy([32.5, 0.3], {
    get(target, key) {
      looks += 1;
      return Reflect.get(target, key);
    },
  });
  expect(read(polygon([Array(2_001).fill(corner)])).faults).toEqual([{ feature: 1, message }]);
  expect(looks).toBe(0);
});
