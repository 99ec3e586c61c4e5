import { describe, expect } from 'vitest';
import type { RowScope } from '../../../resources/language/rowScope';
import type { Store } from '../../../server/store/Store';
import { author, authors, book, books, stamps } from './library';
import { type Suite, titles } from './suite';

/**
 * Stores two books of one author and one of a second author, who also edited the second book, with a stamp in each; returns them
 * with a condition that matches all of them.
 */
async function shelf(store: Store) {
  const [ann, ben] = await store.insert(authors, [author(), author()]);
  if (!ann || !ben) throw new Error('No author was stored.');
  const stored = await store.insert(books, [
    book(ann, { title: 'a', price: 1_000 }),
    book(ann, { title: 'b', price: 2_000, editorId: ben.id, status: 'LENT' }),
    book(ben, { title: 'c', price: 4_000 }),
  ]);
  await store.insert(
    stamps,
    stored.map(({ id, title }) => ({ ...author(), word: title, bookId: id })),
  );
  const theirs = [{ path: 'authorId', in: [ann.id, ben.id] }] as const;
  const by = (writer: { id: string }): RowScope => [{ path: 'authorId', in: [writer.id] }];
  return { ann, ben, stored, theirs, by };
}
type Shelf = Awaited<ReturnType<typeof shelf>>;

const CASES: [rule: string, within: (shelf: Shelf) => RowScope, found: string[]][] = [
  ['no way leads to no record', () => [], []],
  ['a field with one of the values', ({ ann, by }) => by(ann), ['a', 'b']],
  ['none of no values', () => [{ path: 'authorId', in: [] }], []],
  [
    'any one of the ways, each record once',
    ({ ann, ben, by }) => [...by(ann), { path: 'editorId', in: [ben.id] }],
    ['a', 'b'],
  ],
  ['a null is nobody’s', ({ ben }) => [{ path: 'editorId', in: [ben.id] }], ['b']],
  [
    'through the record that is referred to',
    ({ ben }) => [{ path: 'editorId', within: [{ path: 'id', in: [ben.id] }] }],
    ['b'],
  ],
  [
    'through it in any one way',
    ({ ann, ben }) => [
      {
        path: 'authorId',
        within: [
          { path: 'id', in: [ben.id] },
          { path: 'id', in: [ann.id] },
        ],
      },
    ],
    ['a', 'b', 'c'],
  ],
  [
    'a field with one of the values while another is empty',
    ({ ann }) => [{ path: 'authorId', in: [ann.id], unless: 'editorId' }],
    ['a'],
  ],
  ['through what is nobody’s', () => [{ path: 'authorId', within: [] }], []],
];

/** Tests `within`: the row scope of a query. */
export function scopes({ test }: Suite): void {
  describe('within', () => {
    for (const [rule, withinOf, found] of CASES) {
      test(rule, async (store) => {
        const made = await shelf(store);
        const query = { where: made.theirs, within: withinOf(made) } as const;
        const { stored } = made;
        const page = await store.list(books, { ...query, sort: { path: 'title', ascending: true } });
        expect(titles(page.records)).toEqual(found);
        expect(page.totalRecords).toBe(found.length);
        expect(await store.count(books, query)).toBe(found.length);
        const prices = stored.filter(({ title }) => found.includes(title)).map(({ price }) => price ?? 0);
        expect(await store.sum(books, 'price', query)).toBe(prices.reduce((total, each) => total + each, 0));
        const got = await Promise.all(stored.map(({ id }) => store.get(books, id, { within: query.within })));
        expect(got.flatMap((each) => each?.title ?? [])).toEqual(found);
      });
    }

    test('follows several references', async (store) => {
      const { ben, by, stored } = await shelf(store);
      const bookIds = stored.map(({ id }) => id);
      const within = [
        { path: 'bookId', within: [...by(ben), { path: 'editorId', within: [{ path: 'id', in: [ben.id] }] }] },
      ];
      const found = await store.find(stamps, { where: [{ path: 'bookId', in: bookIds }], within });
      expect(found.map(({ word }) => word).sort()).toEqual(['b', 'c']);
    });

    test('applies in addition to conditions and a search whose words may be in another record', async (store) => {
      const { ann, ben, by, theirs } = await shelf(store);
      await store.update(authors, ann.id, { name: `Findable ${ann.id}` });
      await store.update(authors, ben.id, { name: `Findable ${ben.id}` });
      const query = { where: theirs, search: 'findable' } as const;
      expect(await store.count(books, query)).toBe(3);
      expect(await store.count(books, { ...query, within: by(ann) })).toBe(2);
      const lent = [...theirs, { path: 'status', in: ['LENT'] }] as const;
      expect(titles(await store.find(books, { where: lent, search: 'findable', within: by(ann) }))).toEqual(['b']);
      expect(await store.count(books, { where: lent, within: by(ben) })).toBe(0);
    });

    test('neither repeats nor loses a record across pages', async (store) => {
      const { ann, ben, by, theirs } = await shelf(store);
      const within = [...by(ann), { path: 'editorId', in: [ben.id] }, ...by(ben)];
      const sort = { path: 'title', ascending: false } as const;
      const pages = [];
      for (const offset of [0, 1, 2])
        pages.push(...titles(await store.find(books, { where: theirs, within, sort, offset, limit: 1 })));
      expect(pages).toEqual(['c', 'b', 'a']);
    });

    test('keeps the totals of callers separate', async (store) => {
      const { ann, ben, by } = await shelf(store);
      const total = (within?: RowScope) => store.count(books, within ? { within } : {});
      const all = await total();
      expect(await Promise.all([total(by(ann)), total(by(ben)), total([]), total()])).toEqual([2, 1, 0, all]);
    });

    test('locks a record only if it is within the scope', async (store) => {
      const { ann, by, stored } = await shelf(store);
      const [mine, , theirs] = stored.map(({ id }) => id);
      await store.transaction(async (tx) => {
        expect(await tx.get(books, mine ?? '', { lock: true, within: by(ann) })).toMatchObject({ title: 'a' });
        expect(await tx.get(books, theirs ?? '', { lock: true, within: by(ann) })).toBeNull();
      });
    });
  });
}
