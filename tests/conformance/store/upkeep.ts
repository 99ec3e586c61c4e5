import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { Condition, Store } from '../../../server/store/Store';
import { authors, books, stamps } from './library';
import { type Suite, shelve } from './suite';

const MOMENT = '2026-03-14T09:00:00.000Z';
const stamp = (bookId: string | null) => ({
  id: uuidv7(),
  dateCreated: MOMENT,
  dateUpdated: MOMENT,
  word: 'due',
  bookId,
});

/** Tests methods for jobs: removing many records, and reading the backlog. */
export function upkeep({ test }: Suite): void {
  describe('removal of matching records', () => {
    test('removes no more than its limit and returns the number removed', async (store) => {
      const { theirs } = await shelve(store, [{ pages: 1 }, { pages: 2 }, { pages: 3 }, { pages: 9 }]);
      const where = [theirs, { path: 'pages', before: 9 }] as const;
      expect(await store.removeWhere(books, where, 2)).toBe(2);
      expect(await store.removeWhere(books, where, 2)).toBe(1);
      expect(await store.removeWhere(books, where, 2)).toBe(0);
      expect((await store.find(books, { where: [theirs] })).map(({ pages }) => pages)).toEqual([9]);
    });

    test('keeps records that others refer to until these are gone', async (store) => {
      const { theirs, stored, writer } = await shelve(store, [{}, {}]);
      const kept = stored[0]?.id ?? '';
      const [mark] = await store.insert(stamps, [stamp(kept)]);
      expect(await store.removeWhere(books, [theirs], 100)).toBe(1);
      expect((await store.find(books, { where: [theirs] })).map(({ id }) => id)).toEqual([kept]);
      expect(await store.removeWhere(authors, [{ path: 'id', in: [writer.id] }], 100)).toBe(0);
      await store.remove(stamps, mark?.id ?? '');
      expect(await store.removeWhere(books, [theirs], 100)).toBe(1);
    });

    test('changes totals immediately', async (store) => {
      const { theirs } = await shelve(store, [{}, {}, {}]);
      expect(await store.count(books, { where: [theirs] })).toBe(3);
      await store.removeWhere(books, [theirs], 2);
      expect(await store.count(books, { where: [theirs] })).toBe(1);
    });

    test('is undone with its transaction', async (store) => {
      const { theirs } = await shelve(store, [{}]);
      const failed = store.transaction(async (tx) => {
        expect(await tx.removeWhere(books, [theirs], 100)).toBe(1);
        throw new Error('Not after all.');
      });
      await expect(failed).rejects.toThrow('Not after all.');
      expect(await store.count(books, { where: [theirs] })).toBe(1);
    });
  });

  describe('a backlog', () => {
    const at = (minute: number) => `2026-03-14T09:0${minute}:00.000Z`;
    const stateOf = (store: Store, theirs: Condition<typeof books.fields>) =>
      store.backlog(books, {
        waiting: [theirs, { path: 'status', in: ['NEW'] }],
        since: ['readAt', 'dateCreated'],
        failed: [theirs, { path: 'status', in: ['LOST'] }],
      });

    test('contains the number of waiting records, the earliest moment among them, and the number of failed ones', async (store) => {
      const { theirs } = await shelve(store, [
        { status: 'NEW', dateCreated: at(3), readAt: at(2) },
        { status: 'NEW', dateCreated: at(4) },
        { status: 'LENT', dateCreated: at(1) },
        { status: 'LOST', dateCreated: at(1) },
      ]);
      expect(await stateOf(store, theirs)).toEqual({ waiting: 2, since: at(2), failed: 1 });
    });

    test('has no moment if nothing is waiting', async (store) => {
      const { theirs } = await shelve(store, [{ status: 'LENT' }]);
      expect(await stateOf(store, theirs)).toEqual({ waiting: 0, since: null, failed: 0 });
      const unfailing = { waiting: [theirs], since: ['readAt'], failed: null } as const;
      expect(await store.backlog(books, unfailing)).toEqual({ waiting: 1, since: null, failed: 0 });
    });
  });
}
