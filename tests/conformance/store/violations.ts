import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { author, authors, type Book, book, books } from './library';
import { type Suite, shelve } from './suite';

const PHONE = '+256772000001';
const unique = (paths: string[]) => ({ name: 'UniqueViolation', paths });
const missing = (path: string) => ({ name: 'MissingReference', resourceName: 'books', path });

/** Tests which writes the store refuses, and the violations that it reports. */
export function violations({ test }: Suite): void {
  describe('a unique value', () => {
    test('is refused by its path if another record has it', async (store) => {
      const [first, second] = await store.insert(authors, [author({ phoneNumber: PHONE }), author()]);
      const again = author({ phoneNumber: PHONE });
      await expect(store.insert(authors, [again])).rejects.toMatchObject(unique(['phoneNumber']));
      expect(await store.get(authors, again.id)).toBeNull();
      const taking = store.update(authors, second?.id ?? '', { phoneNumber: PHONE });
      await expect(taking).rejects.toMatchObject(unique(['phoneNumber']));
      expect(await store.update(authors, first?.id ?? '', { phoneNumber: PHONE })).toEqual(first);
    });

    test('may be null in several records', async (store) => {
      expect(await store.insert(authors, [author(), author()])).toHaveLength(2);
    });

    test('is also enforced within one insert, and neither record is stored', async (store) => {
      const pair = ['+256772000002', '+256772000002'].map((phoneNumber) => author({ phoneNumber }));
      await expect(store.insert(authors, pair)).rejects.toMatchObject(unique(['phoneNumber']));
      for (const { id } of pair) expect(await store.get(authors, id)).toBeNull();
    });

    test('can be a combination, refused by its paths; a null in it makes it not unique', async (store) => {
      const { writer } = await shelve(store, [{ boughtOn: '2026-01-01' }]);
      const twin = book(writer, { boughtOn: '2026-01-01' });
      await expect(store.insert(books, [twin])).rejects.toMatchObject(unique(['authorId', 'boughtOn']));
      const others = [{ boughtOn: '2026-01-02' }, {}, {}].map((each) => book(writer, each));
      expect(await store.insert(books, others)).toHaveLength(3);
      await shelve(store, [{ boughtOn: '2026-01-01' }]);
    });

    test('includes ids: each can be used once', async (store) => {
      const [first] = await store.insert(authors, [author()]);
      await expect(store.insert(authors, [author({ id: first?.id ?? '' })])).rejects.toMatchObject(unique(['id']));
    });

    test('is free again after its record has been removed', async (store) => {
      const draft = author({ phoneNumber: '+256772000003' });
      await store.insert(authors, [draft]);
      await store.remove(authors, draft.id);
      expect(await store.insert(authors, [draft])).toHaveLength(1);
    });
  });

  describe('references', () => {
    test('to a missing record are refused by their path', async (store) => {
      const { writer, stored } = await shelve(store, [{}]);
      const orphan = book({ id: uuidv7() });
      await expect(store.insert(books, [orphan])).rejects.toMatchObject(missing('authorId'));
      expect(await store.get(books, orphan.id)).toBeNull();
      await expect(store.insert(books, [book(writer, { editorId: uuidv7() })])).rejects.toMatchObject(
        missing('editorId'),
      );
      await expect(store.update(books, stored[0]?.id ?? '', { editorId: uuidv7() })).rejects.toMatchObject(
        missing('editorId'),
      );
    });

    test('may be null if they are not required', async (store) => {
      const { writer, stored } = await shelve(store, [{}]);
      const id = stored[0]?.id ?? '';
      expect((await store.update(books, id, { editorId: writer.id }))?.editorId).toBe(writer.id);
      expect((await store.update(books, id, { editorId: null }))?.editorId).toBeNull();
    });

    test('protect their target until they are removed', async (store) => {
      const { writer, stored } = await shelve(store, [{}]);
      const refused = { name: 'StillReferenced', resourceName: 'authors' };
      await expect(store.remove(authors, writer.id)).rejects.toMatchObject(refused);
      expect(await store.get(authors, writer.id)).toEqual(writer);
      for (const { id } of stored as Book[]) await store.remove(books, id);
      expect(await store.remove(authors, writer.id)).toEqual(writer);
    });
  });
}
