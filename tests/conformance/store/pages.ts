import { describe, expect } from 'vitest';
import type { FieldPath } from '../../../resources/language/paths';
import { books } from './library';
import { type Suite, shelve, titles } from './suite';

const BY = <P extends string>(path: P, ascending = true) => ({ sort: { path, ascending } });

const SORTED: [path: FieldPath<typeof books.fields>, values: Record<string, unknown>[]][] = [
  ['title', [{ title: 'a' }, { title: 'b' }, { title: 'c' }]],
  ['pages', [{ pages: 2 }, { pages: 10 }, { pages: null }]],
  ['weight', [{ weight: 0.25 }, { weight: 10.5 }, { weight: null }]],
  ['price', [{ price: 900 }, { price: 1_000_000_000_000 }, { price: null }]],
  ['lent', [{ lent: false }, { lent: true }]],
  ['boughtOn', [{ boughtOn: '2025-12-31' }, { boughtOn: '2026-01-01' }, { boughtOn: null }]],
  ['readAt', [{ readAt: '2026-01-01T00:00:00.000Z' }, { readAt: '2026-01-01T00:00:00.001Z' }, { readAt: null }]],
  ['place.row', [{ place: { row: 3 } }, { place: { row: 20 } }, { place: {} }]],
];

/** Tests sorting and paging. */
export function pages({ test }: Suite): void {
  describe('order', () => {
    for (const [path, values] of SORTED) {
      test(`sorts by ${path}, with nulls last when ascending and first when descending`, async (store) => {
        const { stored, theirs } = await shelve(store, [...values].reverse());
        const up = stored.map(({ id }) => id).reverse();
        const ids = async (ascending: boolean) =>
          (await store.find(books, { where: [theirs], ...BY(path, ascending) })).map(({ id }) => id);
        expect(await ids(true)).toEqual(up);
        expect(await ids(false)).toEqual([...up].reverse());
      });
    }

    test('sorts by dateCreated, oldest first, by default', async (store) => {
      const { theirs } = await shelve(store, [
        { title: 'younger', dateCreated: '2026-02-02T00:00:00.000Z' },
        { title: 'older', dateCreated: '2026-02-01T00:00:00.000Z' },
      ]);
      expect(titles(await store.find(books, { where: [theirs] }))).toEqual(['older', 'younger']);
    });
  });

  describe('pages', () => {
    for (const ascending of [true, false]) {
      test(`neither repeat nor lose records created at the same moment, ${ascending ? 'ascending' : 'descending'}`, async (store) => {
        const { stored, theirs } = await shelve(store, Array(57).fill({}));
        const seen: string[] = [];
        for (let offset = 0; offset < 60; offset += 10) {
          const query = { where: [theirs], ...BY('dateCreated', ascending), offset, limit: 10 } as const;
          const { records, totalRecords } = await store.list(books, query);
          expect(totalRecords).toBe(57);
          seen.push(...records.map(({ id }) => id));
        }
        const ids = stored.map(({ id }) => id).sort();
        expect(seen).toEqual(ascending ? ids : ids.reverse());
      });
    }

    test('are empty beyond the last record, but have the total', async (store) => {
      const { theirs } = await shelve(store, [{}, {}]);
      expect(await store.list(books, { where: [theirs], offset: 2, limit: 10 })).toEqual({
        records: [],
        totalRecords: 2,
      });
    });

    test('accept an offset without a limit and a limit without an offset', async (store) => {
      const { theirs } = await shelve(store, [{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
      const found = async (part: object) =>
        titles(await store.find(books, { where: [theirs], ...BY('title'), ...part }));
      expect(await found({ offset: 1 })).toEqual(['b', 'c']);
      expect(await found({ limit: 2 })).toEqual(['a', 'b']);
      expect(await found({ offset: 1, limit: 1 })).toEqual(['b']);
    });

    test('of find are the same as those of list', async (store) => {
      const { theirs } = await shelve(store, Array(7).fill({ pages: 1 }));
      const query = { where: [theirs], ...BY('pages', false), offset: 2, limit: 3 } as const;
      expect(await store.find(books, query)).toEqual((await store.list(books, query)).records);
    });
  });

  describe('picked fields', () => {
    test('are the named ones, including whole groups, on any page', async (store) => {
      const { theirs } = await shelve(store, [
        { title: 'a', pages: 1, place: { shelf: 'east', row: 4 } },
        { title: 'b', pages: 2 },
      ]);
      const query = { where: [theirs], ...BY('title') } as const;
      expect(await store.pick(books, ['title', 'place'], query)).toEqual([
        { title: 'a', place: { shelf: 'east', row: 4 } },
        { title: 'b', place: { shelf: null, row: null } },
      ]);
      expect(await store.pick(books, ['pages'], { ...query, offset: 1, limit: 1 })).toEqual([{ pages: 2 }]);
      expect(await store.transaction((tx) => tx.pick(books, ['lent'], { ...query, limit: 1 }))).toEqual([
        { lent: false },
      ]);
    });
  });
}
