import { describe, expect } from 'vitest';
import type { Polygon } from '../../../resources/language/kinds';
import type { Condition } from '../../../server/store/Store';
import { books } from './library';
import { type Suite, shelve, titles } from './suite';

type BookCondition = Condition<typeof books.fields>;

/** A triangle with its right angle at (32.5, 0.25), and a hole around (32.6, 0.3). */
const SHAPE: Polygon = {
  type: 'Polygon',
  coordinates: [
    [[32.5, 0.25], [32.9, 0.25], [32.5, 0.75], [32.5, 0.25]],
    [[32.59, 0.29], [32.61, 0.29], [32.6, 0.31], [32.59, 0.29]],
  ],
}; // biome-ignore format: two rings
/** A triangle far to the west and south. */
const FAR: Polygon = { type: 'Polygon', coordinates: [[[-70.1, -33.5], [-70, -33.5], [-70.05, -33.4], [-70.1, -33.5]]] }; // biome-ignore format: a ring
const at = (longitude: number, latitude: number): BookCondition => ({ path: 'shape', around: { longitude, latitude } });

const SHELF = [
  { title: 'a', pages: 10, price: 1_000, boughtOn: '2026-01-01', readAt: '2026-01-01T00:00:00.000Z', lent: true },
  { title: 'b', pages: 20, price: 2_000, boughtOn: '2026-01-02', readAt: '2026-01-02T00:00:00.000Z', status: 'LENT' },
  { title: 'c', pages: 30, price: 3_000, boughtOn: '2026-01-03', readAt: '2026-01-03T00:00:00.000Z', weight: 0.5 },
  { title: 'd', place: { shelf: 'east', row: 4 }, shape: SHAPE },
  { title: 'e', pages: 5, shape: FAR, status: 'LOST' },
] as const;

const CASES: [rule: string, condition: BookCondition | BookCondition[], found: string[]][] = [
  ['one of several texts', { path: 'title', in: ['a', 'c', 'x'] }, ['a', 'c']],
  ['texts match in their own case', { path: 'title', in: ['A'] }, []],
  ['texts in any case', { path: 'title', in: ['A', 'C', 'x'], anyCase: true }, ['a', 'c']],
  ['a null in any case', { path: 'place.shelf', in: ['East', ''], anyCase: true }, ['d']],
  ['a point within a polygon', at(32.6, 0.5), ['d']],
  ['a point beside a polygon and within its bounding box', at(32.89, 0.74), ['d']],
  ['a point in a hole, which the bounding box does not know', at(32.6, 0.3), ['d']],
  ['the corners of a bounding box', [at(32.5, 0.25), at(32.9, 0.75)], ['d']],
  ['a point west of it', at(32.499999999, 0.5), []],
  ['a point east of it', at(32.900000001, 0.5), []],
  ['a point south of it', at(32.6, 0.249999999), []],
  ['a point north of it', at(32.6, 0.750000001), []],
  ['a point on the other side of the world', at(-70.05, -33.45), ['e']],
  ['whole numbers', { path: 'pages', in: [10, 30] }, ['a', 'c']],
  ['money', { path: 'price', in: [2_000] }, ['b']],
  ['fractions', { path: 'weight', in: [0.5] }, ['c']],
  ['true', { path: 'lent', in: [true] }, ['a']],
  ['false, also by default', { path: 'lent', in: [false] }, ['b', 'c', 'd', 'e']],
  ['days', { path: 'boughtOn', in: ['2026-01-02'] }, ['b']],
  ['a moment however it is written', { path: 'readAt', in: ['2026-01-02T03:00:00+03:00'] }, ['b']],
  ['one of nothing is nothing', { path: 'title', in: [] }, []],
  ['a dotted path', { path: 'place.shelf', in: ['east'] }, ['d']],
  ['a number in a group', { path: 'place.row', from: 4 }, ['d']],
  ['from is included, null is never in bounds', { path: 'pages', from: 20 }, ['b', 'c']],
  ['before is not included', { path: 'pages', before: 20 }, ['a', 'e']],
  ['both bounds', { path: 'price', from: 2_000, before: 3_000 }, ['b']],
  ['bounds on days', { path: 'boughtOn', from: '2026-01-02', before: '2026-01-03' }, ['b']],
  ['bounds on moments', { path: 'readAt', from: '2026-01-02T00:00:00Z' }, ['b', 'c']],
  ['bounds on moments to the millisecond', { path: 'readAt', from: '2026-01-02T00:00:00.001Z' }, ['c']],
  ['bounds that cross', { path: 'pages', from: 30, before: 10 }, []],
  ['is null', { path: 'pages', isNull: true }, ['d']],
  ['is not null', { path: 'pages', isNull: false }, ['a', 'b', 'c', 'e']],
  ['another number, or none', { path: 'pages', isNot: 10 }, ['b', 'c', 'd', 'e']],
  ['another text in a group, or none', { path: 'place.shelf', isNot: 'east' }, ['a', 'b', 'c', 'e']],
  ['a null in a group', { path: 'place.shelf', isNull: true }, ['a', 'b', 'c', 'e']],
  [
    'all must hold',
    [
      { path: 'status', in: ['NEW'] },
      { path: 'pages', from: 20 },
    ],
    ['c'],
  ],
];

/** Tests every condition on every kind. */
export function conditions({ test }: Suite): void {
  describe('where', () => {
    for (const [rule, condition, found] of CASES) {
      test(rule, async (store) => {
        const { theirs } = await shelve(store, SHELF);
        const where = [theirs, condition].flat();
        const page = await store.list(books, { where, sort: { path: 'title', ascending: true } });
        expect(titles(page.records)).toEqual(found);
        expect(page.totalRecords).toBe(found.length);
        expect(await store.count(books, { where })).toBe(found.length);
      });
    }

    test('matches ids in either case', async (store) => {
      const { stored } = await shelve(store, [{ title: 'a' }]);
      const ids = stored.map(({ id }) => id.toUpperCase());
      expect(titles(await store.find(books, { where: [{ path: 'id', in: ids }] }))).toEqual(['a']);
    });

    test('refuses an undeclared field', async (store) => {
      // @ts-expect-error It does not compile either.
      await expect(store.find(books, { where: [{ path: 'nothing', in: ['a'] }] })).rejects.toThrow();
      // @ts-expect-error It does not compile either.
      await expect(store.find(books, { sort: { path: 'nothing', ascending: true } })).rejects.toThrow();
      // @ts-expect-error It does not compile either.
      await expect(store.sum(books, 'nothing')).rejects.toThrow();
    });
  });
}
