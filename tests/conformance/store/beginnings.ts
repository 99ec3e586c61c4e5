import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { Store } from '../../../server/store/Store';
import { author, authors, books } from './library';
import { type Suite, shelve } from './suite';

/** Stores authors whose names start with a unique text, and returns a function that searches behind it. */
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

/** Tests `findIds` and the condition `begins`. */
export function beginnings({ test }: Suite): void {
  describe('beginnings', () => {
    test('match in any case, with the shortest text first', async (store) => {
      const { found } = await nameAuthors(store, ['QK12AB', 'qk1', 'QK2', 'Q', 'AQK1']);
      expect(await found('qK1')).toEqual(['qk1', 'QK12AB']);
      expect(await found('qk12ab')).toEqual(['QK12AB']);
      expect(await found('qk12abc')).toEqual([]);
    });

    test('treat percent signs, underscores and backslashes literally', async (store) => {
      const { found } = await nameAuthors(store, ['a_b', 'axb', 'a%b', 'a\\b']);
      expect(await found('a_')).toEqual(['a_b']);
      expect(await found('a%')).toEqual(['a%b']);
      expect(await found('a\\')).toEqual(['a\\b']);
    });

    test('match non-ASCII letters', async (store) => {
      const { found } = await nameAuthors(store, ['ñandú', 'N😀x']);
      expect(await found('ñand')).toEqual(['ñandú']);
      expect(await found('n😀')).toEqual(['N😀x']);
    });

    test('respect the limit', async (store) => {
      const { found } = await nameAuthors(store, ['c', 'b', 'a']);
      expect(await found('', 2)).toEqual(['a', 'b']);
    });
  });

  describe('ids of several queries', () => {
    test('are returned in query order, for several resources', async (store) => {
      const { stored, theirs } = await shelve(store, [{ title: 'a' }, { title: 'b' }]);
      const authorId = stored[0]?.authorId ?? '';
      const ids = await store.findIds([
        { resource: books, where: [theirs, { path: 'title', in: ['b'] }], limit: 5 },
        { resource: books, where: [theirs, { path: 'title', in: ['x'] }], limit: 5 },
        { resource: authors, where: [{ path: 'id', in: [authorId] }], limit: 5 },
      ]);
      expect(ids).toEqual([[stored[1]?.id], [], [authorId]]);
    });

    test('are limited to the row scope', async (store) => {
      const { stored, theirs } = await shelve(store, [{ title: 'a' }, { title: 'b' }]);
      const look = { resource: books, where: [theirs], limit: 5 };
      expect(await store.findIds([{ ...look, within: [{ path: 'title', in: ['b'] }] }])).toEqual([[stored[1]?.id]]);
      expect(await store.findIds([{ ...look, within: [] }])).toEqual([[]]);
    });

    test('are empty for no query', async (store) => {
      expect(await store.findIds([])).toEqual([]);
    });
  });
}
