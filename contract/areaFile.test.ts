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

it('takes names, districts and statuses from properties, and the rest from the defaults', () => {
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

it('makes an area of each part, and of a feature by itself', () => {
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
])('finds fault with %j', (broken, at, message) => {
  const { areas, faults } = read(broken);
  expect(areas).toEqual([]);
  expect(faults).toEqual([{ feature: at, message: expect.stringContaining(message) }]);
});

it('finds fault with the same name twice, with none, and with what is no GeoJSON', () => {
  const faultsOf = ({ faults }: ReturnType<typeof read>) => faults.map(({ message }) => message);
  expect(faultsOf(read(feature({ name: 'A' }), feature({ name: 'a' })))).toEqual(['Two areas are called A.']);
  expect(faultsOf(read())).toEqual(['There is no area in this file.']);
  for (const other of [null, 7, [], { type: 'Topology' }])
    expect(faultsOf(areasInFile(other, DEFAULTS))).toEqual(['This is not GeoJSON with features.']);
});
