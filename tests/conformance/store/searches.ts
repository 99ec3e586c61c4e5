import { describe, expect } from 'vitest';
import type { Store } from '../../../server/store/Store';
import { author, authors, book, books, stamps } from './library';
import { type Suite, shelve, titles } from './suite';

const SHELF = [
  { title: 'Fibre in Kampala', place: { shelf: 'east wing' } },
  { title: 'Fibre in Jinja', place: { shelf: 'west wing' } },
  { title: '100% cotton' },
  { title: 'snake_case' },
  { title: 'back\\slash' },
  { title: '1000 nights' },
];

const CASES: [rule: string, search: string, found: string[]][] = [
  ['a word within a text', 'ampal', ['Fibre in Kampala']],
  ['any case', 'FIBRE jinJA', ['Fibre in Jinja']],
  ['all words, in any order', 'kampala fibre', ['Fibre in Kampala']],
  ['words of several fields', 'fibre west', ['Fibre in Jinja']],
  ['no record without one of the words', 'fibre nowhere', []],
  ['more space than needed', '  fibre \t jinja ', ['Fibre in Jinja']],
  ['a percent sign is itself', '100%', ['100% cotton']],
  ['an underscore is itself', 'e_c', ['snake_case']],
  ['a backslash is itself', 'k\\s', ['back\\slash']],
  ['two fields do not run together', 'kampalaeast', []],
  ['a quote is itself', "'", []],
];

/** Stores a book with this title, by an author with this name and number. */
async function written(store: Store, title: string, name: string, phoneNumber: string | null = null) {
  const [writer] = await store.insert(authors, [author({ name, phoneNumber })]);
  if (writer) await store.insert(books, [book(writer, { title })]);
}

/** Tests `searchTerm`. */
export function searches({ test }: Suite): void {
  describe('search', () => {
    for (const [rule, search, found] of CASES) {
      test(rule, async (store) => {
        const { theirs } = await shelve(store, SHELF);
        const query = { where: [theirs], search } as const;
        const page = await store.list(books, { ...query, sort: { path: 'title', ascending: true } });
        expect(titles(page.records)).toEqual(found);
        expect(page.totalRecords).toBe(found.length);
        expect(await store.count(books, query)).toBe(found.length);
      });
    }

    test('finds everything if the term is only spaces', async (store) => {
      const { theirs } = await shelve(store, [{}, {}]);
      for (const search of ['', '  ']) expect(await store.count(books, { where: [theirs], search })).toBe(2);
    });

    test('finds a phone number as people write it, with a leading 0', async (store) => {
      await written(store, 'by phone', 'Phoned', '+256771555001');
      for (const search of ['0771555001', '0771', '771555', '+256771555001']) {
        expect(titles(await store.find(books, { search }))).toContain('by phone');
      }
      expect(await store.count(authors, { search: '0771555001' })).toBe(1);
    });

    test('finds a running number with any dash, space and case, and without its zeros', async (store) => {
      const numbers = ['BK-000345', 'BK-003451', 'BK-001345'];
      const { theirs } = await shelve(
        store,
        numbers.map((number) => ({ title: number, number })),
      );
      for (const search of ['BK-000345', 'bk345', 'BK 345', 'bk–0345', 'BK-345'])
        expect([search, titles(await store.find(books, { where: [theirs], search }))]).toEqual([search, ['BK-000345']]);
      expect(await store.count(books, { where: [theirs], search: 'BK-3456' })).toBe(0);
      expect(await store.count(books, { where: [theirs], search: '345' })).toBe(3);
    });

    test('finds words of the referenced record', async (store) => {
      await written(store, 'reached', 'Zziwa Reachable');
      expect(titles(await store.find(books, { search: 'zziwa reach' }))).toEqual(['reached']);
    });

    test('finds all words only within one record: its own or the referenced one', async (store) => {
      await written(store, 'splitting', 'Xavier');
      expect(await store.count(books, { search: 'splitting xavier' })).toBe(0);
    });

    test('does not follow a reference that is not searchable', async (store) => {
      const { stored, writer } = await shelve(store, [{}]);
      const [editor] = await store.insert(authors, [author({ name: 'Qeditor' })]);
      const [first] = stored;
      if (first && editor) await store.update(books, first.id, { editorId: editor.id });
      expect(await store.count(books, { search: 'qeditor' })).toBe(0);
      expect(await store.count(books, { search: writer.name })).toBe(1);
    });

    test('finds nothing if no field is searchable', async (store) => {
      const moment = '2026-03-14T09:00:00.000Z';
      await store.insert(stamps, [{ ...author(), word: 'stamp', dateCreated: moment, dateUpdated: moment }]);
      expect(await store.count(stamps, { search: 'stamp' })).toBe(0);
      expect(await store.count(stamps, { search: '' })).toBeGreaterThan(0);
    });
  });
}
