import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { counters } from '../../../resources/catalogue/systemTables';
import { createRecord, ensureCounters } from '../../../server/store/createRecord';
import { StillReferenced, UniqueViolation } from '../../../server/store/Store';
import { author, authors, book, books, LIBRARY } from './library';
import { type Suite, shelve } from './suite';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const stop = new Error('stop');

/** Tests that transactions are atomic and take turns. */
export function transactions({ test }: Suite): void {
  describe('a transaction', () => {
    test('keeps all its writes and returns the result of its work', async (store) => {
      const pair = [author(), author()] as const;
      const answer = await store.transaction(async (tx) => {
        for (const each of pair) await tx.insert(authors, [each]);
        return 'done';
      });
      expect(answer).toBe('done');
      for (const { id } of pair) expect(await store.get(authors, id)).not.toBeNull();
    });

    test('that throws leaves no insert, update or removal', async (store) => {
      const { stored, writer, theirs } = await shelve(store, [{ pages: 1 }, { pages: 2 }]);
      const [first = '', second = ''] = stored.map(({ id }) => id);
      const work = store.transaction(async (tx) => {
        await tx.insert(books, [book(writer)]);
        await tx.update(books, first, { pages: 100 });
        await tx.remove(books, second);
        expect(await tx.count(books, { where: [theirs] })).toBe(2);
        throw stop;
      });
      await expect(work).rejects.toBe(stop);
      expect(await store.find(books, { where: [theirs] })).toEqual(stored);
    });

    test('joins the outer one: its writes are committed with it', async (store) => {
      const { writer, theirs } = await shelve(store, []);
      const work = store.transaction(async (tx) => {
        await tx.transaction((inner) => inner.insert(books, [book(writer)]));
        expect(await tx.count(books, { where: [theirs] })).toBe(1);
        throw stop;
      });
      await expect(work).rejects.toBe(stop);
      expect(await store.count(books, { where: [theirs] })).toBe(0);
    });

    test('cannot continue or commit after a refused write', async (store) => {
      const [known] = await store.insert(authors, [author({ phoneNumber: '+256773000001' })]);
      const other = author();
      const swallowing = store.transaction(async (tx) => {
        await tx.insert(authors, [other]);
        const twin = tx.insert(authors, [author({ phoneNumber: known?.phoneNumber ?? null })]);
        await expect(twin).rejects.toBeInstanceOf(UniqueViolation);
        await expect(tx.get(authors, other.id)).rejects.toThrow();
      });
      await expect(swallowing).rejects.toThrow();
      expect(await store.get(authors, other.id)).toBeNull();
    });

    test('passes on the violation that it received', async (store) => {
      const { writer } = await shelve(store, [{}]);
      const work = store.transaction((tx) => tx.remove(authors, writer.id));
      await expect(work).rejects.toBeInstanceOf(StillReferenced);
    });

    test('does not show uncommitted writes to others', async (store) => {
      const { writer, theirs } = await shelve(store, []);
      let outside: Promise<number> | undefined;
      const work = store.transaction(async (tx) => {
        await tx.insert(books, [book(writer)]);
        outside = store.find(books, { where: [theirs] }).then((found) => found.length);
        await wait(5);
        throw stop;
      });
      await expect(work).rejects.toBe(stop);
      expect(await outside).toBe(0);
    });

    test('cannot close the store', async (store) => {
      await expect(store.transaction((tx) => tx.close())).rejects.toThrow();
    });
  });

  describe('concurrent transactions', () => {
    test('take turns at a locked record: fifty increments add fifty', async (store) => {
      const { stored } = await shelve(store, [{ pages: 0 }]);
      const id = stored[0]?.id ?? '';
      const increment = () =>
        store.transaction(async (tx) => {
          const locked = await tx.get(books, id, { lock: true });
          await tx.update(books, id, { pages: (locked?.pages ?? 0) + 1 });
        });
      await Promise.all(Array.from({ length: 50 }, increment));
      expect((await store.get(books, id))?.pages).toBe(50);
    });

    test('both complete if they lock two records in opposite order', async (store) => {
      const { stored } = await shelve(store, [{ pages: 0 }, { pages: 0 }]);
      const [a = '', b = ''] = stored.map(({ id }) => id);
      const add = (order: string[]) =>
        store.transaction(async (tx) => {
          for (const id of order) {
            const locked = await tx.get(books, id, { lock: true });
            await tx.update(books, id, { pages: (locked?.pages ?? 0) + 1 });
            await wait(20);
          }
        });
      await Promise.all([add([a, b]), add([b, a])]);
      for (const id of [a, b]) expect((await store.get(books, id))?.pages).toBe(2);
    });

    test('that use the same unique value: only one succeeds', async (store) => {
      const taking = () => store.transaction((tx) => tx.insert(authors, [author({ phoneNumber: '+256773000002' })]));
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, taking));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const each of outcomes) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(UniqueViolation);
    });

    test('number their records without a gap, even if some are aborted', async (store) => {
      await store.transaction((tx) => ensureCounters(tx, LIBRARY, NOW));
      const [counter] = await store.find(counters, { where: [{ path: 'key', in: ['BK'] }] });
      const first = (counter?.last ?? 0) + 1;
      const { writer } = await shelve(store, []);
      const numbered = (aborted: boolean) =>
        store.transaction(async (tx) => {
          const { number } = await createRecord(tx, books, { title: 'numbered', authorId: writer.id }, NOW);
          if (aborted) throw stop;
          return Number(number.replace('BK-', ''));
        });
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => numbered(index % 3 === 0)));
      const numbers = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, index) => first + index));
    });
  });
}
