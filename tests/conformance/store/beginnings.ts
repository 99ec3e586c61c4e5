import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { Store } from '../../../server/store/Store';
import { author, authors, books } from './library';
import { type Suite, shelve } from './suite';

/** Stores authors whose names begin with a text of their own, behind which a test looks. */
async function nameAuthors(store: Store, names: readonly string[]) {
  const mark = uuidv7();
  const drafts = names.map((name) => author({ name: `${mark}${name}` }));
  await store.insert(authors, drafts);
  const found = async (begins: string, limit = 10) => {
    const where = [{ path: 'name', begins: `${mark}${begins}` }];
    const [ids = []] = await store.findIds([{ resource: authors, where, limit }]);
    return ids.map((id) => drafts.find((draft) => draft.id === id)?.name.slice(mark.length));
  };
  return { found };
}

/** `findIds`, and the condition `begins`. */
export function beginnings({ test }: Suite): void {
  describe('beginnings', () => {
    test('match in any case, the shortest text first', async (store) => {
      const { found } = await nameAuthors(store, ['QK12AB', 'qk1', 'QK2', 'Q', 'AQK1']);
      expect(await found('qK1')).toEqual(['qk1', 'QK12AB']);
      expect(await found('qk12ab')).toEqual(['QK12AB']);
      expect(await found('qk12abc')).toEqual([]);
    });

    test('take percent signs, underscores and backslashes for themselves', async (store) => {
      const { found } = await nameAuthors(store, ['a_b', 'axb', 'a%b', 'a\\b']);
      expect(await found('a_')).toEqual(['a_b']);
      expect(await found('a%')).toEqual(['a%b']);
      expect(await found('a\\')).toEqual(['a\\b']);
    });

    test('match letters beyond the usual ones', async (store) => {
      const { found } = await nameAuthors(store, ['ñandú', 'N😀x']);
      expect(await found('ñand')).toEqual(['ñandú']);
      expect(await found('n😀')).toEqual(['N😀x']);
    });

    test('are no more than asked for', async (store) => {
      const { found } = await nameAuthors(store, ['c', 'b', 'a']);
      expect(await found('', 2)).toEqual(['a', 'b']);
    });
  });

  describe('ids of several queries', () => {
    test('come in their order, of several resources', async (store) => {
      const { stored, theirs } = await shelve(store, [{ title: 'a' }, { title: 'b' }]);
      const authorId = stored[0]?.authorId ?? '';
      const ids = await store.findIds([
        { resource: books, where: [theirs, { path: 'title', in: ['b'] }], limit: 5 },
        { resource: books, where: [theirs, { path: 'title', in: ['x'] }], limit: 5 },
        { resource: authors, where: [{ path: 'id', in: [authorId] }], limit: 5 },
      ]);
      expect(ids).toEqual([[stored[1]?.id], [], [authorId]]);
    });

    test('are of those within only', async (store) => {
      const { stored, theirs } = await shelve(store, [{ title: 'a' }, { title: 'b' }]);
      const look = { resource: books, where: [theirs], limit: 5 };
      expect(await store.findIds([{ ...look, within: [{ path: 'title', in: ['b'] }] }])).toEqual([[stored[1]?.id]]);
      expect(await store.findIds([{ ...look, within: [] }])).toEqual([[]]);
    });

    test('are none of no query', async (store) => {
      expect(await store.findIds([])).toEqual([]);
    });
  });
}
