import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { ponds } from './library';
import type { Suite } from './suite';

const MOMENT = '2026-03-14T09:00:00.000Z';

export function tagged({ test }: Suite): void {
  describe('tags', () => {
    const pond = (kind: string, name: string, tags: string[]) => ({
      ...{ id: uuidv7(), dateCreated: MOMENT, dateUpdated: MOMENT },
      ...{ kind, name, tags },
    });

    test('filter by any of several, in any case, and by whole tags only', async (store) => {
      const kind = uuidv7();
      const rows = [
        pond(kind, 'a', ['VIP', 'Outage Ntinda']),
        pond(kind, 'b', ['vip']),
        pond(kind, 'c', ['Éclair']),
        pond(kind, 'd', []),
        pond(kind, 'e', ['VIPs "a" \\']),
      ];
      await store.insert(ponds, rows);
      const found = async (...tags: string[]) => {
        const where = [
          { path: 'kind', in: [kind] },
          { path: 'tags', in: tags },
        ] as const;
        return (await store.find(ponds, { where })).map(({ name }) => name).sort();
      };
      expect(await found('Vip')).toEqual(['a', 'b']);
      expect(await found('outage ntinda', 'éclair')).toEqual(['a', 'c']);
      expect(await found('Outage')).toEqual([]);
      expect(await found('vips "a" \\')).toEqual(['e']);
      expect(await found()).toEqual([]);
      const where = [{ path: 'tags', in: ['VIP'] }, { path: 'kind', in: [kind] }] as const; // biome-ignore format: short
      expect(await store.count(ponds, { where })).toBe(2);
    });

    test('are searched, each by itself', async (store) => {
      const kind = uuidv7();
      await store.insert(ponds, [pond(kind, 'a', ['Zebra', 'Outage Ntinda'])]);
      const found = async (search: string) =>
        (await store.find(ponds, { search, where: [{ path: 'kind', in: [kind] }] })).length;
      expect([await found('ntind'), await found('outage nti'), await found('zebra ntinda')]).toEqual([1, 1, 1]);
      expect([await found('zebraoutage'), await found('["')]).toEqual([0, 0]);
    });

    test('in use are listed by their number of records, in one spelling, and only those in scope', async (store) => {
      const kind = uuidv7();
      await store.insert(ponds, [
        pond(kind, 'a', ['vip', 'Landlord']),
        pond(kind, 'b', ['VIP', 'Beta']),
        pond(kind, 'c', ['Vip']),
        pond(uuidv7(), 'd', ['Elsewhere']),
      ]);
      const within = [{ path: 'kind', in: [kind] }];
      expect(await store.tagsInUse(ponds, 10, within)).toEqual(['VIP', 'Beta', 'Landlord']);
      expect(await store.tagsInUse(ponds, 1, within)).toEqual(['VIP']);
      expect(await store.tagsInUse(ponds, 10, [])).toEqual([]);
      expect(await store.tagsInUse(ponds, 100)).toContain('Elsewhere');
    });
  });
}
