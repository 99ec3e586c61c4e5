import { addMilliseconds, addMinutes } from 'date-fns';
import { describe, expect } from 'vitest';
import type { Suite } from './suite';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const QUARTER = addMinutes(NOW, 15);
const END = QUARTER.toISOString();

/** How calls are counted. */
export function tallies({ test }: Suite): void {
  describe('a tally', () => {
    test('grows by one, and keeps the end that it began with', async (store) => {
      expect(await store.tally(['grows'], NOW, QUARTER)).toEqual({ count: 1, endsAt: END });
      const later = addMinutes(NOW, 5);
      expect(await store.tally(['grows'], later, addMinutes(later, 15))).toEqual({ count: 2, endsAt: END });
    });

    test('runs to the millisecond before its end, and begins anew at it', async (store) => {
      await store.tally(['ends'], NOW, QUARTER);
      const last = addMilliseconds(QUARTER, -1);
      expect((await store.tally(['ends'], last, addMinutes(last, 15))).count).toBe(2);
      const next = addMinutes(QUARTER, 15);
      expect(await store.tally(['ends'], QUARTER, next)).toEqual({ count: 1, endsAt: next.toISOString() });
    });

    test('of another key is another one', async (store) => {
      await store.tally(['one'], NOW, QUARTER);
      expect((await store.tally(['other'], NOW, QUARTER)).count).toBe(1);
    });

    test('counts each of those that come at once', async (store) => {
      const counts = await Promise.all(Array.from({ length: 40 }, () => store.tally(['at-once'], NOW, QUARTER)));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 40 }, (_, i) => i + 1),
      );
    });

    test('is shared by keys once they were named together', async (store) => {
      await store.tally(['phone', 'mail'], NOW, QUARTER);
      expect((await store.tally(['mail'], NOW, QUARTER)).count).toBe(2);
      expect((await store.tally(['phone'], NOW, QUARTER)).count).toBe(3);
      expect((await store.tally(['mail', 'another-phone'], NOW, QUARTER)).count).toBe(4);
      expect((await store.tally(['another-phone'], NOW, QUARTER)).count).toBe(5);
    });

    test('of keys that each have one already is the higher of both', async (store) => {
      for (let i = 0; i < 3; i += 1) await store.tally(['a'], NOW, QUARTER);
      await store.tally(['b'], NOW, QUARTER);
      expect((await store.tally(['b', 'a'], NOW, QUARTER)).count).toBe(4);
      expect((await store.tally(['b'], NOW, QUARTER)).count).toBe(3);
    });

    test('of keys that were named together begins anew when the shared count is over', async (store) => {
      await store.tally(['first'], NOW, QUARTER);
      await store.tally(['first', 'second'], addMinutes(NOW, 10), addMinutes(NOW, 25));
      const after = addMinutes(NOW, 20);
      expect((await store.tally(['second'], after, addMinutes(after, 15))).count).toBe(1);
    });

    test('gives a call back, unless it is over since', async (store) => {
      await store.tally(['back'], NOW, QUARTER);
      await store.tally(['back'], NOW, QUARTER);
      await store.untally('back', END);
      await store.untally('back', addMinutes(QUARTER, 1).toISOString());
      expect((await store.tally(['back'], NOW, QUARTER)).count).toBe(2);
      for (let i = 0; i < 5; i += 1) await store.untally('back', END);
      expect((await store.tally(['back'], NOW, QUARTER)).count).toBe(1);
      await store.untally('never-counted', END);
    });

    test('of keys that share a count gives a call back under any of them', async (store) => {
      await store.tally(['shared', 'alias'], NOW, QUARTER);
      await store.tally(['alias'], NOW, QUARTER);
      await store.untally('alias', END);
      expect((await store.tally(['shared'], NOW, QUARTER)).count).toBe(2);
    });
  });
}
