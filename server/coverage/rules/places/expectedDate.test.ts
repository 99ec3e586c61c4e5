import { describe, expect, it } from 'vitest';
import { expectedDateOf } from './expectedDate';

// Kampala is three hours ahead, so its day begins at 21:00 of the previous day.
const LATE = new Date('2026-03-14T20:59:59Z');
const NEXT_DAY = new Date('2026-03-14T21:00:00Z');

describe('the expected date shown to people', () => {
  it('is shown on its own day, and no longer from midnight in Kampala on', () => {
    const area = { status: 'IN_PROGRESS', expectedDate: '2026-03-14' } as const;
    expect(expectedDateOf(area, LATE)).toBe('2026-03-14');
    expect(expectedDateOf(area, NEXT_DAY)).toBeNull();
  });

  it.each([
    ['IN_PROGRESS', '2026-04-01'],
    ['PLANNED', '2026-04-01'],
    ['ASBUILT', null],
    ['NO_PRESENCE', null],
  ] as const)('for an area that is %s is %s', (status, told) => {
    expect(expectedDateOf({ status, expectedDate: '2026-04-01' }, LATE)).toBe(told);
  });

  it('is not shown if it is unknown', () => {
    expect(expectedDateOf({ status: 'PLANNED', expectedDate: null }, LATE)).toBeNull();
  });
});
