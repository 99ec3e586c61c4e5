import { describe, expect, it } from 'vitest';
import { kilometresBetween } from '../../../contract/coverage/kilometresBetween';
import type { CoverageCode } from '../../../contract/statuses';
import { areaAt, expectedDateOf, mostAdvanced, pointsAround } from './areas';

/** Returns a square from (west, south), so many degrees wide. */
const square = (west: number, south: number, size: number): [number, number][] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const area = (name: string, status: CoverageCode, ...coordinates: [number, number][][]) => ({
  name,
  status,
  polygon: { type: 'Polygon' as const, coordinates },
});
const at = (longitude: number, latitude: number) => ({ longitude, latitude });

describe('the area at a point', () => {
  const kololo = area('Kololo', 'ASBUILT', square(32, 0, 1));

  it('is the one that contains it', () => {
    expect(areaAt([kololo], at(32.5, 0.5))).toBe(kololo);
    expect(areaAt([area('Entebbe', 'ASBUILT', square(30, -1, 1)), kololo], at(32.5, 0.5))?.name).toBe('Kololo');
  });

  it('includes its border and corners, and nothing just outside', () => {
    for (const point of [at(32, 0.5), at(33, 0.5), at(32.5, 0), at(32.5, 1), at(32, 0), at(33, 1)])
      expect(areaAt([kololo], point)).toBe(kololo);
    for (const point of [at(31.999999, 0.5), at(33.000001, 0.5), at(32.5, -0.000001), at(32.5, 1.000001)])
      expect(areaAt([kololo], point)).toBeNull();
  });

  it('is null in a hole, whose border still belongs to the area', () => {
    const ring = area('Ring', 'ASBUILT', square(32, 0, 1), square(32.4, 0.4, 0.2));
    expect(areaAt([ring], at(32.5, 0.5))).toBeNull();
    expect(areaAt([ring], at(32.4, 0.5))).toBe(ring);
    expect(areaAt([ring], at(32.39, 0.5))).toBe(ring);
  });

  it.each([
    ['ASBUILT', 'IN_PROGRESS'],
    ['IN_PROGRESS', 'PLANNED'],
    ['PLANNED', 'NO_PRESENCE'],
    ['ASBUILT', 'NO_PRESENCE'],
  ] as const)('is the most advanced one where areas overlap: %s before %s', (further, behind) => {
    const [one, other] = [area('A', further, square(32, 0, 1)), area('B', behind, square(32, 0, 1))];
    expect(areaAt([one, other], at(32.5, 0.5))?.name).toBe('A');
    expect(areaAt([other, one], at(32.5, 0.5))?.name).toBe('A');
  });

  it('does not confuse longitude and latitude', () => {
    expect(areaAt([kololo], { latitude: 32.5, longitude: 0.5 })).toBeNull();
  });

  it('is none without areas, and the list does not change', () => {
    expect(areaAt([], at(32, 0))).toBeNull();
    const areas = [area('B', 'PLANNED', square(32, 0, 1)), kololo];
    areaAt(areas, at(32.5, 0.5));
    expect(areas.map(({ name }) => name)).toEqual(['B', 'Kololo']);
  });
});

// Kampala is three hours ahead, so its day begins at 21:00 of the previous day.
const LATE = new Date('2026-03-14T20:59:59Z');
const NEXT_DAY = new Date('2026-03-14T21:00:00Z');

describe('the expected date shown to people', () => {
  it('is shown on its own day, and no longer from midnight in Kampala on', () => {
    const area = { status: 'IN_PROGRESS', expectedDate: '2026-03-14' } as const;
    expect(expectedDateOf(area, LATE)).toBe('2026-03-14');
    expect(expectedDateOf(area, NEXT_DAY)).toBeNull();
  });

  it.each([
    ['IN_PROGRESS', '2026-04-01'],
    ['PLANNED', '2026-04-01'],
    ['ASBUILT', null],
    ['NO_PRESENCE', null],
  ] as const)('for an area that is %s is %s', (status, told) => {
    expect(expectedDateOf({ status, expectedDate: '2026-04-01' }, LATE)).toBe(told);
  });

  it('is not shown if it is unknown', () => {
    expect(expectedDateOf({ status: 'PLANNED', expectedDate: null }, LATE)).toBeNull();
  });
});

it('points around a point are all at the same distance, in eight directions', () => {
  const centre = at(32.6, 0.3);
  const around = pointsAround(centre, 500);
  expect(around.map((point) => Math.round(kilometresBetween(centre, point) * 100) / 100)).toEqual(Array(8).fill(0.5));
  expect(new Set(around.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(8);
});

it('of several areas, the most advanced is where fibre is nearest to completion', () => {
  const planned = area('Kyanja', 'PLANNED', square(32, 0, 1));
  const built = area('Kololo', 'ASBUILT', square(32, 0, 1));
  expect(mostAdvanced([planned, built])).toBe(built);
  expect(mostAdvanced([])).toBeNull();
});
