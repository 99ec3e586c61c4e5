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
        { name: 'Ntinda', ...DEFAULTS, polygon: { type: 'Polygon', coordinates: [FLAT] }, notes: [] },
        {
          name: 'Kira',
          ...{ district: 'Wakiso', status: 'ASBUILT' },
          polygon: { type: 'Polygon', coordinates: [FLAT] },
          notes: [],
        },
      ],
      faults: [],
      leftOut: [],
    },
  );
});

it('creates an area for each part of a feature, and reads a single feature', () => {
  const both = { type: 'MultiPolygon', coordinates: [[RING], [RING]] };
  const { areas } = read(feature({ name: 'Hill' }, both));
  const mixed = {
    type: 'GeometryCollection',
    geometries: [{ type: 'Point' }, { type: 'Polygon', coordinates: [RING] }],
  };
  expect(areas.map(({ name }) => name)).toEqual(['Hill 1', 'Hill 2']);
  const [alone, ...others] = read(feature({ name: 'Mixed' }, mixed)).areas;
  expect(others).toEqual([]);
  expect(alone?.notes.map(String)).toEqual(['Mixed has points or lines beside its polygon, which were left out.']);
  expect(areasInFile(feature({ name: 'Alone' }), DEFAULTS).areas).toHaveLength(1);
});

/** The messages about features, by their numbers. */
const told = (messages: readonly { feature: number; message: unknown }[]) =>
  messages.map(({ feature: number, message }) => [number, String(message)]);
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });
const HOLE = [[32.51, 0.301], [32.52, 0.301], [32.52, 0.302], [32.51, 0.301]]; // biome-ignore format: a ring
const OUTSIDE = HOLE.map(([x = 0, y = 0]) => [x + 1, y]);

it.each([
  [feature({}), 'It has no name.'],
  [{ type: 'Feature', geometry: polygon(RING) }, 'It has no name.'],
  [feature({ name: ['A'] }), 'It has no name.'],
  [feature({ area: 1234.5, name: ' ' }), 'It has no name.'],
  [feature({ name: 'A'.repeat(81) }), 'Its name has more than 80 characters.'],
  [feature({ name: 'A', district: 'B'.repeat(61) }), 'The district of A has more than 60 characters.'],
  [
    feature({ name: 'A', status: 'SOON' }),
    'A has the status SOON, which is none of ASBUILT, IN_PROGRESS, PLANNED, NO_PRESENCE.',
  ],
  [feature({ name: 'A' }, polygon([[0.3, 132.5]])), 'A has corners that are not longitude and latitude in degrees.'],
  [feature({ name: 'A' }, polygon([['32.5', '0.3']])), 'A has corners that are not longitude and latitude in degrees.'],
  [feature({ name: 'A' }, polygon('here')), 'A has corners that are not longitude and latitude in degrees.'],
  [feature({ name: 'A' }, polygon([[455_000, 36_000]])), 'A has coordinates in metres, not in degrees.'],
  [feature({ name: 'A' }, polygon()), 'A is an empty polygon.'],
  [feature({ name: 'A' }, polygon([])), 'A is an empty polygon.'],
  [feature({ name: 'A' }, { type: 'MultiPolygon', coordinates: [] }), 'A is an empty polygon.'],
  [feature({ name: 'A' }, { type: 'MultiPolygon', coordinates: [[RING], []] }), 'A 2 is an empty polygon.'],
  [feature({ name: 'A' }, polygon(RING.slice(0, 2))), 'A has no surface: its corners are on one line.'],
  [feature({ name: 'A' }, polygon([...RING.slice(0, 2), ...RING.slice(0, 2)])), 'A has no surface'],
  [feature({ name: 'A' }, polygon(RING.with(2, [32.55, 0.3]))), 'A has no surface: its corners are on one line.'],
  [
    feature(
      { name: 'A' },
      polygon([
        [0, 0],
        [2, 2],
        [2, 0],
        [0, 2],
      ]),
    ),
    'A crosses itself near 1.00000, 1.00000. Correct its outline.',
  ],
  [feature({ name: 'A' }, polygon(RING, OUTSIDE)), 'A has a hole that is not inside it, near 0.30100, 33.51000.'],
  [
    feature(
      { name: 'A' },
      polygon(
        RING,
        RING.map(([x = 0, y = 0]) => [x + 0.01, y]),
      ),
    ),
    'A crosses itself near',
  ],
])('refuses %j with a sentence', (broken, message) => {
  const { areas, faults } = read(broken);
  expect([areas, told(faults)]).toEqual([[], [[1, expect.stringContaining(message)]]]);
});

it('leaves out features that are not polygons, and says so', () => {
  const point = { type: 'Point', coordinates: [32, 0] };
  const { areas, faults, leftOut } = read(
    feature({ name: 'A' }),
    feature({ name: 'Cabinet' }, { type: 'MultiPoint', coordinates: [[32, 0]] }),
    feature(
      {},
      {
        type: 'LineString',
        coordinates: [
          [32, 0],
          [33, 0],
        ],
      },
    ),
    { type: 'Feature', properties: { name: 'Row' }, geometry: null },
    feature({ name: 'Scan', '@geometry-type': 'groundoverlay' }),
    feature({ name: 'Other', '@geometry-type': 'networklink' }, point),
    { type: 'Feature' },
  );
  expect([areas.length, faults]).toEqual([1, []]);
  expect(told(leftOut)).toEqual([
    [2, 'Cabinet is a point, so it was left out.'],
    [3, '#3 is a line, so it was left out.'],
    [4, 'Row has no polygon, so it was left out.'],
    [5, 'Scan is an image, so it was left out.'],
    [6, 'Other is a link to another map, so it was left out.'],
    [7, '#7 has no polygon, so it was left out.'],
  ]);
  const none = read(feature({ name: 'Cabinet' }, point));
  expect([told(none.faults), none.leftOut.length]).toEqual([
    [[0, 'There is no area in this file: it has only points, lines, images or links.']],
    1,
  ]);
});

it('numbers areas with the same name, and leaves out one that is in the file twice', () => {
  const at = (x: number) => polygon(RING.map(([, y = 0], corner) => [x + (corner % 3), y]));
  const { areas, faults, leftOut } = read(
    feature({ name: 'Kira' }, at(1)),
    feature({ name: 'KIRA' }, at(2)),
    feature({ name: 'Kira 2' }, at(3)),
    feature({ name: 'Kira' }, at(4)),
    feature({ name: 'kira' }, at(2)),
    feature({ name: 'A'.repeat(80) }, at(1)),
    feature({ name: 'A'.repeat(80) }, at(2)),
  );
  expect(areas.map(({ name }) => name)).toEqual([
    'Kira',
    'KIRA 3',
    'Kira 2',
    'Kira 4',
    'A'.repeat(80),
    `${'A'.repeat(78)} 2`,
  ]);
  expect(String(areas[1]?.notes[0])).toBe('Several areas are called KIRA, so this one was named KIRA 3.');
  expect([faults, told(leftOut)]).toEqual([[], [[5, 'kira is in the file twice, so it was left out once.']]]);
});

const named = (name: string) => ({ type: 'name', properties: { name } });
const one = { type: 'FeatureCollection', features: [feature({ name: 'A' })] };
it.each(['urn:ogc:def:crs:OGC:1.3:CRS84', 'urn:ogc:def:crs:EPSG::4326', 'EPSG:4326', 'WGS 84'])(
  'reads a file in the coordinate system %s',
  (name) => expect(areasInFile({ ...one, crs: named(name) }, DEFAULTS).areas).toHaveLength(1),
);

it.each<[unknown, string]>([
  [
    { ...one, crs: named('urn:ogc:def:crs:EPSG::32636') },
    'This file uses the coordinate system urn:ogc:def:crs:EPSG::32636.',
  ],
  [{ type: 'Topology' }, 'This is a TopoJSON file. Export the map as GeoJSON, KML or KMZ.'],
  [{ geometryType: 'esriGeometryPolygon', features: [] }, 'This is an Esri JSON file.'],
  [{ type: 'FeatureCollection', features: [] }, 'There is no area in this file.'],
  [polygon(RING), 'It has no name.'],
  ...[null, 7, [], 'x', { type: 'FeatureCollection', features: 'none' }].map((other): [unknown, string] => [
    other,
    'This is not GeoJSON with features.',
  ]),
])('says why %j has no areas', (file, message) => {
  const { areas, faults } = areasInFile(file, DEFAULTS);
  expect([areas, told(faults)]).toEqual([[], [[expect.any(Number), expect.stringContaining(message)]]]);
});

const faultsOf = ({ faults }: ReturnType<typeof read>) => told(faults);
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
  const tooMany = [[0, 'There are more than 500 areas in this file. Split it into several files.']];
  const refused = ({ areas, faults }: ReturnType<typeof read>) => expect([areas, told(faults)]).toEqual([[], tooMany]);
  refused(read(...many(501)));
  const inTwo = [0, 1].map((at) =>
    feature({ name: `A${at}` }, multiPolygon(Array.from({ length: 300 }, () => [RING]))),
  );
  refused(read(...inTwo));
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
  expect(faultsOf(read(feature({ name: 'A' }, geometry)))).toMatchObject([[1, expect.any(String)]]);
  expect(looks).toBe(0);
});

it('reads geometries nested to any depth', () => {
  let geometry: object = { type: 'Polygon', coordinates: [RING] };
  for (let depth = 0; depth < 100_000; depth += 1) geometry = collection([geometry]);
  expect(read(feature({ name: 'Deep' }, geometry)).areas).toHaveLength(1);
});

/** A ring around a middle, whose corners are on a wave. */
const wave = (corners: number, x: number, size: number) =>
  Array.from({ length: corners }, (_, at) => {
    const turn = (at * 2 * Math.PI) / corners;
    const away = size * (1 + 0.1 * Math.sin(turn * 40));
    return [x + away * Math.cos(turn), away * Math.sin(turn)];
  });

it('simplifies rings with many corners, and reads no corner of a ring with too many', () => {
  const { areas, faults } = read(feature({ name: 'A' }, polygon(wave(5_000, 32, 1), wave(3_000, 32, 0.5))));
  expect([faults, areas[0]?.polygon.coordinates.map(({ length }) => length)]).toEqual([[], [2_000, 2_000]]);
  expect(areas[0]?.notes.map(String)).toEqual([
    'A has 5,001 corners, which were simplified to 2,000.',
    'A has 3,001 corners, which were simplified to 2,000.',
  ]);
  const message = 'A has more than 50 rings, or a ring with more than 200,000 corners. Simplify it.';
  expect(faultsOf(read(feature({ name: 'A' }, polygon(...Array(51).fill(RING)))))).toEqual([[1, message]]);
  let looks = 0;
  const corner = new Proxy([32.5, 0.3], {
    get(target, key) {
      looks += 1;
      return Reflect.get(target, key);
    },
  });
  expect(faultsOf(read(feature({ name: 'A' }, polygon(Array(200_001).fill(corner)))))).toEqual([[1, message]]);
  expect(looks).toBe(0);
});

it.each<[string, (at: number) => number[]]>([
  ['comb', (at) => [32 + at / 1e6, at % 2]],
  ['spiral', (at) => [32 + (at / 2e5) * Math.cos(at), (at / 2e5) * Math.sin(at)]],
  ['pile of long sides', (at) => [32 + (at % 2), at / 2e5]],
])('checks many areas in the form of a %s in a few seconds', (_, cornerAt) => {
  const ring = (corners: number) => Array.from({ length: corners }, (_, at) => cornerAt(at));
  const from = performance.now();
  const large = feature({ name: 'Large' }, polygon(ring(100_000)));
  read(large, ...Array.from({ length: 50 }, (_, at) => feature({ name: `A${at}` }, polygon(ring(2_000)))));
  expect(performance.now() - from).toBeLessThan(5_000);
});

it('accepts a ring that touches itself, and says where', () => {
  const touching = [[0, 0], [1, 1], [2, 0], [2, 2], [1, 1], [0, 2]]; // biome-ignore format: a ring
  const spike = [[0, 0], [2, 0], [2, 2], [2, 3], [2, 2], [0, 2]]; // biome-ignore format: a ring
  const beside = [[0, 0], [2, 0], [2, 2], [1, 0], [0, 2]]; // biome-ignore format: a ring
  for (const [ring, place] of [
    [touching, '1.00000, 1.00000'],
    [spike, '2.00000, 2.00000'],
    [beside, '0.00000, 1.00000'],
  ] as const)
    expect(read(feature({ name: 'A' }, polygon(ring))).areas[0]?.notes.map(String)).toEqual([
      `A touches itself near ${place}. Check its outline.`,
    ]);
  const hole = [[0, 0], [1, 0.5], [1, 0.2], [0, 0]]; // biome-ignore format: a ring
  const outer = [[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]]; // biome-ignore format: a ring
  expect(read(feature({ name: 'A' }, polygon(outer, hole))).areas).toMatchObject([{ notes: [] }]);
});
