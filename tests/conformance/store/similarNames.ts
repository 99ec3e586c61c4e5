import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import type { Store } from '../../../server/store/Store';
import { rivers } from './library';
import type { Suite } from './suite';

const NAMES: readonly [name: string, otherNames: string | null][] = [
  ['Ntinda', null],
  ['Ntindoro', null],
  ['Bugolobi', 'Bugs, Village Mall'],
  ['Kyanja', 'Kiyanja'],
  ['Bwaise', null],
  ['Munyonyo', null],
  ['Old Kampala', 'Kampala Mukadde'],
  ['Rubaga', null],
  ['Lubowa', null],
  ['Kabalagala', null],
  ['Ñandú Céntral', null],
];

const CASES: [rule: string, text: string, first: string | null][] = [
  ['the very name', 'Ntinda', 'Ntinda'],
  ['a name that begins so', 'nti', 'Ntinda'],
  ['a letter left out', 'Ntida', 'Ntinda'],
  ['a letter too many', 'Ntiinda', 'Ntinda'],
  ['a doubled vowel', 'Bugoloobi', 'Bugolobi'],
  ['l for r', 'Lubaga', 'Rubaga'],
  ['r for l', 'Kabaragara', 'Kabalagala'],
  ['ky as people say it', 'Chanja', 'Kyanja'],
  ['a vowel between', 'Buwaise', 'Bwaise'],
  ['a space too many', 'Bugo lobi', 'Bugolobi'],
  ['a space too few', 'oldkampala', 'Old Kampala'],
  ['another of its names', 'village mall', 'Bugolobi'],
  ['letters without their marks', 'nandu central', 'Ñandú Céntral'],
  ['marks on letters', 'Kabalágala', 'Kabalagala'],
  ['percent signs and underscores are no letters', '%_%', null],
  ['nothing alike', 'Xyzzyx', null],
  ['nothing typed', '  ', null],
];

/** Stores the rivers once for all of these tests. */
async function fill(store: Store): Promise<void> {
  if ((await store.count(rivers)) > 0) return;
  const moment = '2026-03-14T09:00:00.000Z';
  const drafts = NAMES.map(([name, otherNames]) => {
    return { id: uuidv7(), dateCreated: moment, dateUpdated: moment, name, otherNames };
  });
  await store.insert(rivers, drafts);
}

/** Tests `findSimilar`. */
export function similarNames({ test }: Suite): void {
  describe('similar names', () => {
    for (const [rule, text, first] of CASES) {
      test(`${rule}: ${JSON.stringify(text)}`, async (store) => {
        await fill(store);
        const found = await store.findSimilar(rivers, ['name'], [text], 5);
        expect(found[0]?.name ?? null).toBe(first);
      });
    }

    test('begin with those that start with the text, followed by the most similar ones', async (store) => {
      await fill(store);
      const found = await store.findSimilar(rivers, ['name'], ['ntindo'], 5);
      expect(found.map(({ name }) => name)).toEqual(['Ntindoro', 'Ntinda']);
    });

    test('list close ones before distant ones, which fill the remaining places', async (store) => {
      await fill(store);
      const found = await store.findSimilar(rivers, ['name'], ['ntindi'], 5);
      expect(found.map(({ name }) => name)).toEqual(['Ntinda', 'Ntindoro']);
    });

    test('are left out if a name equals the text', async (store) => {
      await fill(store);
      const found = await store.findSimilar(rivers, ['name'], ['Ntinnda'], 5);
      expect(found.map(({ name }) => name)).toEqual(['Ntinda']);
    });

    test('are limited per text and contain each record once', async (store) => {
      await fill(store);
      const found = await store.findSimilar(rivers, ['name'], ['ntinda', 'nti', 'rubaga'], 1);
      expect(found.map(({ name }) => name)).toEqual(['Ntinda', 'Rubaga']);
      expect(await store.findSimilar(rivers, ['name'], [], 5)).toEqual([]);
    });

    test('are limited to the row scope', async (store) => {
      await fill(store);
      const within = (name: string) => [{ path: 'name', in: [name] }] as const;
      expect(await store.findSimilar(rivers, ['name'], ['ntinda'], 5, within('Rubaga'))).toEqual([]);
      expect(await store.findSimilar(rivers, ['name'], ['ntinda'], 5, within('Ntindoro'))).toHaveLength(1);
    });

    test('find a changed name only by its new spelling', async (store) => {
      await fill(store);
      const [bwaise] = await store.findSimilar(rivers, ['name'], ['Bwaise'], 1);
      await store.update(rivers, bwaise?.id ?? '', { name: 'Zzirakumbi' });
      expect((await store.findSimilar(rivers, ['name'], ['Zirakumbi'], 1))[0]?.id).toBe(bwaise?.id);
      expect(await store.findSimilar(rivers, ['name'], ['Bwaise'], 5)).toEqual([]);
      await store.update(rivers, bwaise?.id ?? '', { name: 'Bwaise' });
    });
  });
}
