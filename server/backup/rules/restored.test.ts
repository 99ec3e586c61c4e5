import { describe, expect, it } from 'vitest';
import { counterAfter, numberGap } from './restored';

const TAKEN = new Date('2026-12-30T23:00:00.000Z');
const after = (milliseconds: number) => numberGap(TAKEN, new Date(TAKEN.getTime() + milliseconds));
const DAY = 24 * 60 * 60_000;

describe('after a restore', () => {
  it('skips ten thousand numbers for each day begun', () => {
    expect([after(0), after(1), after(DAY), after(DAY + 1), after(30 * DAY)]).toEqual([
      ...[10_000, 10_000, 10_000, 20_000, 300_000],
    ]);
    expect(after(-DAY)).toBe(10_000);
  });

  it('continues a counter after them', () =>
    expect(counterAfter({ last: 123, year: 2026 }, 10_000, true, 2026)).toEqual({ last: 10_123, year: 2026 }));

  it('continues a yearly counter in the new year if it has restarted since', () =>
    expect(counterAfter({ last: 123, year: 2026 }, 10_000, true, 2027)).toEqual({ last: 10_000, year: 2027 }));

  it('continues other counters over the year', () =>
    expect(counterAfter({ last: 123, year: 2024 }, 10_000, false, 2027)).toEqual({ last: 10_123, year: 2024 }));
});
