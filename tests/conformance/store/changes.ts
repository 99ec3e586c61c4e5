import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { Changes } from '../../../resources/language/defineResource';
import { updateRecord } from '../../../server/store/updateRecord';
import { books } from './library';
import { type Suite, shelve } from './suite';

type BookChanges = Changes<typeof books>;
const NOW = new Date('2026-03-01T08:00:00.000Z');

/** Tests what updateRecord adds to the store's update. */
export function changes({ test }: Suite): void {
  describe('updateRecord', () => {
    test('writes the changes and the time of the change, and nothing else', async (store) => {
      const { stored } = await shelve(store, [{ pages: 7 }]);
      const id = stored[0]?.id ?? '';
      const after = await updateRecord(store, books, id, { lent: true }, NOW);
      expect(after).toEqual({ ...stored[0], lent: true, dateUpdated: NOW.toISOString() });
      expect(await store.get(books, id)).toEqual(after);
    });

    test('without changes moves only dateUpdated', async (store) => {
      const { stored } = await shelve(store, [{}]);
      const after = await updateRecord(store, books, stored[0]?.id ?? '', {}, NOW);
      expect(after).toEqual({ ...stored[0], dateUpdated: NOW.toISOString() });
    });

    test('returns null if there is no such record', async (store) => {
      expect(await updateRecord(store, books, uuidv7(), { lent: true }, NOW)).toBeNull();
    });

    for (const [path, wrong] of [
      ['lentt', { lentt: true }],
      ['place.roww', { place: { roww: 1 } }],
      ['id', { id: uuidv7() }],
      ['dateUpdated', { dateUpdated: NOW.toISOString() }],
      ['constructor', { constructor: 1 }],
    ] as const)
      test(`refuses ${path}, which is not a declared field, and writes nothing`, async (store) => {
        const { stored } = await shelve(store, [{}]);
        const id = stored[0]?.id ?? '';
        const given = { pages: 1, ...wrong } as BookChanges;
        await expect(updateRecord(store, books, id, given, NOW)).rejects.toThrow(
          `"books" declares no field "${path}".`,
        );
        expect(await store.get(books, id)).toEqual(stored[0]);
      });
  });
}
