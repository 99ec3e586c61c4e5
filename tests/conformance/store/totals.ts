import { describe, expect } from 'vitest';
import { book, books } from './library';
import { type Suite, shelve } from './suite';

/** Tests count, sum and the totals of pages. */
export function totals({ test }: Suite): void {
  describe('totals', () => {
    test('sum adds the matching values; null adds nothing', async (store) => {
      const { theirs } = await shelve(store, [
        { price: 600_000_000_000, title: 'summed one' },
        { price: 700_000_000_001, title: 'summed two' },
        { price: null, title: 'summed three' },
      ]);
      const where = [theirs] as const;
      expect(await store.sum(books, 'price', { where })).toBe(1_300_000_000_001);
      expect(await store.sum(books, 'price', { where, search: 'two' })).toBe(700_000_000_001);
      expect(await store.sum(books, 'price', { where, search: 'three' })).toBe(0);
      expect(await store.sum(books, 'price', { where: [{ path: 'title', in: [] }] })).toBe(0);
      expect(await store.sum(books, 'place.row', { where })).toBe(0);
    });

    test('a total includes the caller’s own writes immediately', async (store) => {
      const { theirs, writer, stored } = await shelve(store, [{}]);
      const total = async () => (await store.list(books, { where: [theirs], limit: 1 })).totalRecords;
      expect(await total()).toBe(1);
      await store.insert(books, [book(writer)]);
      expect(await total()).toBe(2);
      await store.update(books, stored[0]?.id ?? '', { pages: 1 });
      expect(await store.count(books, { where: [theirs, { path: 'pages', in: [1] }] })).toBe(1);
      await store.remove(books, stored[0]?.id ?? '');
      expect(await total()).toBe(1);
      await store.transaction((tx) => tx.insert(books, [book(writer)]));
      expect(await total()).toBe(2);
    });

    test('a total within a transaction includes its own writes', async (store) => {
      const { theirs, writer } = await shelve(store, [{}]);
      await store.transaction(async (tx) => {
        expect(await tx.count(books, { where: [theirs] })).toBe(1);
        await tx.insert(books, [book(writer)]);
        expect(await tx.count(books, { where: [theirs] })).toBe(2);
      });
    });

    test('a total requested during a transaction is not cached beyond it', async (store) => {
      const { theirs, writer } = await shelve(store, [{}]);
      let early: Promise<number> | undefined;
      await store.transaction(async (tx) => {
        await tx.insert(books, [book(writer)]);
        early = store.count(books, { where: [theirs] });
        await tx.insert(books, [book(writer)]);
      });
      expect([1, 3]).toContain(await early);
      expect(await store.count(books, { where: [theirs] })).toBe(3);
    });

    test('a total follows another process within a second', async (store, { another }) => {
      let now = 0;
      const behind = another?.(() => now);
      const { theirs, writer } = await shelve(store, [{}]);
      const total = () => behind?.count(books, { where: [theirs] });
      expect(await total()).toBe(1);
      await store.insert(books, [book(writer)]);
      now += 1_000;
      expect(await total()).toBe(2);
    });
  });
}
