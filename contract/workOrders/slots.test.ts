import { describe, expect, it } from 'vitest';
import { slotEnd } from './slots';

describe('the end of a slot, in the provider’s time zone', () => {
  it.each([
    ['2026-03-14', 'MORNING', '2026-03-14T09:00:00.000Z'],
    ['2026-03-14', 'AFTERNOON', '2026-03-14T14:00:00.000Z'],
    ['2026-03-14', 'EVENING', '2026-03-14T17:00:00.000Z'],
    ['2026-12-31', 'ALL_DAY', '2026-12-31T17:00:00.000Z'],
  ] as const)('is for %s %s at %s', (day, slot, end) => expect(slotEnd(day, slot)).toBe(end));

  it('is unknown without a day', () => expect(slotEnd(null, 'MORNING')).toBeNull());
});
