import { addMilliseconds, addMinutes } from 'date-fns';
import { describe, expect } from 'vitest';
import type { Suite } from './suite';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const QUARTER = addMinutes(NOW, 15);
const END = QUARTER.toISOString();

/** Tests how calls are counted. */
export function tallies({ test }: Suite): void {
  describe('a tally', () => {
    test('grows by one and keeps its original end', async (store) => {
      expect(await store.tally(['grows'], NOW, QUARTER)).toEqual({ count: 1, endsAt: END });
      const later = addMinutes(NOW, 5);
      expect(await store.tally(['grows'], later, addMinutes(later, 15))).toEqual({ count: 2, endsAt: END });
    });

    test('runs until the millisecond before its end and starts again at its end', async (store) => {
      await store.tally(['ends'], NOW, QUARTER);
      const last = addMilliseconds(QUARTER, -1);
      expect((await store.tally(['ends'], last, addMinutes(last, 15))).count).toBe(2);
      const next = addMinutes(QUARTER, 15);
      expect(await store.tally(['ends'], QUARTER, next)).toEqual({ count: 1, endsAt: next.toISOString() });
    });

    test('counts each key separately', async (store) => {
      await store.tally(['one'], NOW, QUARTER);
      expect((await store.tally(['other'], NOW, QUARTER)).count).toBe(1);
    });

    test('counts every one of many concurrent calls', async (store) => {
      const counts = await Promise.all(Array.from({ length: 40 }, () => store.tally(['at-once'], NOW, QUARTER)));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, i) => i + 1),
      );
    });

    test('is shared by keys after they were used together', async (store) => {
      await store.tally(['phone', 'mail'], NOW, QUARTER);
      expect((await store.tally(['mail'], NOW, QUARTER)).count).toBe(2);
      expect((await store.tally(['phone'], NOW, QUARTER)).count).toBe(3);
      expect((await store.tally(['mail', 'another-phone'], NOW, QUARTER)).count).toBe(4);
      expect((await store.tally(['another-phone'], NOW, QUARTER)).count).toBe(5);
    });

    test('becomes the higher count if both keys already have one', async (store) => {
      for (let i = 0; i < 3; i += 1) await store.tally(['a'], NOW, QUARTER);
      await store.tally(['b'], NOW, QUARTER);
      expect((await store.tally(['b', 'a'], NOW, QUARTER)).count).toBe(4);
      expect((await store.tally(['b'], NOW, QUARTER)).count).toBe(3);
    });

    test('of keys used together starts again when the shared count has ended', async (store) => {
      await store.tally(['first'], NOW, QUARTER);
      await store.tally(['first', 'second'], addMinutes(NOW, 10), addMinutes(NOW, 25));
      const after = addMinutes(NOW, 20);
      expect((await store.tally(['second'], after, addMinutes(after, 15))).count).toBe(1);
    });

    test('takes a call back unless its period has ended', async (store) => {
      await store.tally(['back'], NOW, QUARTER);
      await store.tally(['back'], NOW, QUARTER);
      await store.untally('back', END);
      await store.untally('back', addMinutes(QUARTER, 1).toISOString());
      expect((await store.tally(['back'], NOW, QUARTER)).count).toBe(2);
      for (let i = 0; i < 5; i += 1) await store.untally('back', END);
      expect((await store.tally(['back'], NOW, QUARTER)).count).toBe(1);
      await store.untally('never-counted', END);
    });

    test('shared by several keys takes a call back under any of them', async (store) => {
      await store.tally(['shared', 'alias'], NOW, QUARTER);
      await store.tally(['alias'], NOW, QUARTER);
      await store.untally('alias', END);
      expect((await store.tally(['shared'], NOW, QUARTER)).count).toBe(2);
    });
  });
}
