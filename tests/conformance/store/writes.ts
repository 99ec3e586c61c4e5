import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { UniqueViolation } from '../../../server/store/Store';
import { author, authors, type Book, book, books } from './library';
import { type Suite, shelve } from './suite';

const SHAPE = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [32.5, 0.3],
      [32.6, 0.3],
      [32.6, 0.4],
      [32.5, 0.3],
    ] as [number, number][],
  ],
};
const FULL: Partial<Book> = {
  status: 'LENT',
  lent: true,
  pages: 320,
  weight: 0.125,
  price: 1_000_000_000_000,
  boughtOn: '2026-02-28',
  readAt: '2026-02-28T23:59:59.999Z',
  tags: ['C', 'A'],
  place: { shelf: "O'Hara — “east”", row: 0 },
  shape: SHAPE,
  anything: { nested: [1, 'two', null, { three: true }] },
};

/** Tests insert, update, get and remove for one record. */
export function writes({ test }: Suite): void {
  describe('insert', () => {
    test('returns and keeps every kind of value as given', async (store) => {
      const { stored, writer } = await shelve(store, [{}]);
      const draft = book(writer, { ...FULL, similarIds: stored.map(({ id }) => id) });
      const [answered] = await store.insert(books, [draft]);
      expect(answered).toEqual({ ...draft, editorId: null });
      expect(await store.get(books, draft.id)).toEqual(answered);
    });

    test('sets defaults, empty lists and nulls for missing values', async (store) => {
      const { stored } = await shelve(store, [{ place: { row: 1 } }]);
      expect(stored[0]).toMatchObject({
        status: 'NEW',
        lent: false,
        pages: null,
        tags: [],
        similarIds: [],
        shape: null,
      });
      expect(stored[0]?.place).toEqual({ shelf: null, row: 1 });
    });

    test('writes moments in UTC', async (store) => {
      const { stored } = await shelve(store, [{ readAt: '2026-03-01T02:00:00+03:00' }]);
      expect(stored[0]?.readAt).toBe('2026-02-28T23:00:00.000Z');
    });

    test('returns many records in their order, and none for none', async (store) => {
      const drafts = Array.from({ length: 1_201 }, () => author());
      const stored = await store.insert(authors, drafts);
      expect(stored.map(({ id }) => id)).toEqual(drafts.map(({ id }) => id));
      expect(await store.insert(authors, [])).toEqual([]);
    });

    test('keeps loaded records in the same way as inserted ones', async (store) => {
      const { writer } = await shelve(store, []);
      const [full, bare] = [book(writer, FULL), book(writer)];
      await store.load(books, [full, bare]);
      expect(await store.get(books, full.id)).toEqual({ ...full, editorId: null, similarIds: [] });
      const nothing = { status: 'NEW', lent: false, pages: null, tags: [], shape: null, anything: null };
      expect(await store.get(books, bare.id)).toMatchObject({ ...bare, ...nothing, place: { shelf: null, row: null } });
    });

    test('refuses to load a record whose id already exists', async (store) => {
      const [writer] = await store.insert(authors, [author()]);
      await expect(store.load(authors, writer ? [author(), writer] : [])).rejects.toThrow(UniqueViolation);
    });

    test('refuses a record without a required field', async (store) => {
      const { writer } = await shelve(store, []);
      const { title, ...nameless } = book(writer);
      await expect(store.insert(books, [nameless])).rejects.toThrow();
      expect(await store.get(books, nameless.id)).toBeNull();
    });
  });

  describe('update', () => {
    test('changes only the given fields', async (store) => {
      const { stored } = await shelve(store, [FULL]);
      const [before] = stored as [Book];
      const changes = { pages: null, tags: ['B' as const], lent: false };
      const after = await store.update(books, before.id, changes);
      expect(after).toEqual({ ...before, ...changes });
      expect(await store.get(books, before.id)).toEqual(after);
    });

    test('changes the given fields of a group', async (store) => {
      const { stored } = await shelve(store, [{ place: { shelf: 'east', row: 1 } }]);
      const place = { row: 2 } as Book['place'];
      expect((await store.update(books, stored[0]?.id ?? '', { place }))?.place).toEqual({ shelf: 'east', row: 2 });
    });

    test('returns the record unchanged if nothing is given', async (store) => {
      const { stored } = await shelve(store, [FULL]);
      expect(await store.update(books, stored[0]?.id ?? '', {})).toEqual(stored[0]);
    });

    test('keeps the default of a field that must not be null', async (store) => {
      const { stored } = await shelve(store, [{}]);
      const id = stored[0]?.id ?? '';
      await expect(store.update(books, id, { status: null } as unknown as Partial<Book>)).rejects.toThrow();
      expect((await store.get(books, id))?.status).toBe('NEW');
    });
  });

  describe('an id', () => {
    for (const [kind, id] of [
      ['that nobody has', uuidv7()],
      ['that is none', 'nonsense'],
      ['that is empty', ''],
    ] as const) {
      test(`${kind} returns null`, async (store) => {
        expect(await store.get(books, id)).toBeNull();
        expect(await store.get(books, id, { lock: true })).toBeNull();
        expect(await store.update(books, id, { pages: 1 })).toBeNull();
        expect(await store.remove(books, id)).toBeNull();
      });
    }

    test('is found in either case', async (store) => {
      const { stored } = await shelve(store, [{}]);
      expect(await store.get(books, stored[0]?.id.toUpperCase() ?? '')).toEqual(stored[0]);
    });
  });

  test('removes its record, which is returned and then gone', async (store) => {
    const { stored } = await shelve(store, [FULL]);
    const id = stored[0]?.id ?? '';
    expect(await store.remove(books, id)).toEqual(stored[0]);
    expect(await store.get(books, id)).toBeNull();
    expect(await store.remove(books, id)).toBeNull();
  });

  test('returns a record that the caller may modify without changing the store', async (store) => {
    const { stored, theirs } = await shelve(store, [FULL]);
    const [first] = stored as [Book];
    first.tags.push('B');
    first.place.shelf = 'elsewhere';
    const [found] = await store.find(books, { where: [theirs] });
    found?.tags.push('B');
    expect(await store.get(books, first.id)).toMatchObject({ tags: FULL.tags, place: FULL.place });
  });
}
