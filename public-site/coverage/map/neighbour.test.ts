import { expect, it } from 'vitest';
import { type DrawnArea, drawingOf } from '../../../contract/coverage/map/projection';
import type { MapArea } from '../../../resources/coverage/actions';
import { aMapArea } from '../../testing/records';
import { districtsOf, startDistrict } from './districts';
import { nearestTo, neighbour } from './neighbour';

const area = (name: string, at: [number, number], district = 'Kampala') => aMapArea({ name, at, district });
const { shapes, pointAt } = drawingOf([
  area('middle', [32.5, 0.5]),
  area('east', [32.6, 0.51]),
  area('far east', [32.7, 0.5], 'Mukono'),
  area('north', [32.49, 0.6]),
]);
const shapeOf = (name: string) => shapes.find((shape) => shape.area.name === name) as DrawnArea<MapArea>;

it.each([
  ['ArrowRight', 'middle', 'east'],
  ['ArrowRight', 'east', 'far east'],
  ['ArrowLeft', 'far east', 'east'],
  ['ArrowUp', 'middle', 'north'],
  ['ArrowDown', 'north', 'middle'],
  ['ArrowRight', 'far east', undefined],
  ['Enter', 'middle', undefined],
])('%s moves from %s to %s', (key, from, to) => {
  expect(neighbour(shapes, shapeOf(from), key)?.area.name).toBe(to);
});

it('finds the area nearest to a point', () => {
  expect(nearestTo(shapes, pointAt(32.62, 0.5))?.area.name).toBe('east');
  expect(nearestTo([], pointAt(32.62, 0.5))).toBeUndefined();
});

it('the map opens on the district with the most areas, or on the one checked last', () => {
  const districts = districtsOf(shapes);
  expect(districts.map(({ name, areas }) => [name, areas])).toEqual([
    ['Kampala', 3],
    ['Mukono', 1],
  ]);
  expect(startDistrict(districts, null)?.name).toBe('Kampala');
  expect(startDistrict(districts, pointAt(32.7, 0.5))?.name).toBe('Mukono');
  expect(startDistrict(districts, pointAt(40, 0.5))?.name).toBe('Kampala');
});
