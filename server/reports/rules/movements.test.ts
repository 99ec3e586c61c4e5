import { describe, expect, it } from 'vitest';
import { firstServed, type Movements, movementsBetween, positionOf, runsAt } from './movements';

const MIDNIGHT = '2026-02-28T21:00:00.000Z';
const packages = [
  { id: 'small', price: 118_000, durationDays: 30 },
  { id: 'large', price: 236_000, durationDays: 30 },
  { id: 'week', price: 11_800, durationDays: 7 },
];
const lines = (held: Record<string, string>) =>
  positionOf(Object.entries(held).map(([accountId, productId]) => ({ accountId, productId })));
const between = (before: Record<string, string>, after: Record<string, string>, served: [string, string][] = []) =>
  movementsBetween(lines(before), lines(after), { packages, vat: 18, served: new Map(served), midnight: MIDNIGHT });
const NOTHING: Movements = {
  ...{ start: 0, new: 0, reactivated: 0, expansion: 0, contraction: 0, churned: 0, end: 0 },
};

describe('a subscription at midnight', () => {
  const term = (startDate: string | null, endDate: string | null) =>
    runsAt({ accountId: 'a', productId: 'small', startDate, endDate }, MIDNIGHT);

  it('runs if it began before and ends then or later', () => {
    expect(term('2026-02-28T20:59:59.999Z', MIDNIGHT)).toBe(true);
    expect(term(MIDNIGHT, '2026-03-30T21:00:00.000Z')).toBe(false);
    expect(term('2026-02-01T09:00:00.000Z', '2026-02-28T20:59:59.999Z')).toBe(false);
  });

  it('does not run while it is paused or waits', () => {
    expect(term(null, null)).toBe(false);
    expect(term('2026-02-01T09:00:00.000Z', null)).toBe(false);
  });
});

describe('movements of recurring revenue', () => {
  it('are zero without lines', () => {
    expect(between({}, {})).toEqual(NOTHING);
  });

  it('are zero for lines that stay', () => {
    expect(between({ a: 'small' }, { a: 'small' })).toEqual({ ...NOTHING, start: 100_000, end: 100_000 });
  });

  it('count a line without earlier service as new, and others as reactivated', () => {
    expect(between({}, { a: 'small' }, [['a', MIDNIGHT]])).toEqual({ ...NOTHING, new: 100_000, end: 100_000 });
    const earlier = [['a', '2026-02-28T20:59:59.999Z']] as [string, string][];
    expect(between({}, { a: 'small' }, earlier)).toEqual({ ...NOTHING, reactivated: 100_000, end: 100_000 });
  });

  it('count a larger package as expansion and a smaller one as contraction', () => {
    expect(between({ a: 'small' }, { a: 'large' })).toMatchObject({ start: 100_000, expansion: 100_000, end: 200_000 });
    expect(between({ a: 'large' }, { a: 'small' })).toMatchObject({ contraction: -100_000, end: 100_000 });
  });

  it('count a line without service at the end as churned', () => {
    expect(between({ a: 'small', b: 'large' }, { b: 'large' })).toMatchObject({ churned: -100_000, end: 200_000 });
  });

  it('add up, although each is rounded', () => {
    const before = { a: 'week', b: 'week', c: 'week', d: 'large' };
    const after = { a: 'week', d: 'week', e: 'week', f: 'week', g: 'small' };
    const moved = between(before, after, [['f', '2026-01-01T00:00:00.000Z']]);
    const { start, end, ...changes } = moved;
    expect(Object.values(changes).reduce((sum, each) => sum + each, start)).toBe(end);
    // 11,800 for 7 days without VAT is 42,857.14 for 30. It starts at 328,571.43 and reaches 471,428.57 with the new ones.
    expect(moved).toEqual({
      ...{ start: 328_571, new: 142_858, reactivated: 42_857, expansion: 0, contraction: -157_143, churned: -85_714 },
      end: 271_429,
    });
  });
});

it('the first service of a line is that of its earliest subscription', () => {
  const term = (accountId: string, startDate: string | null) => ({
    ...{ accountId, productId: 'small', startDate, endDate: null },
  });
  const first = firstServed([term('a', '2026-03-01'), term('a', '2026-01-01'), term('a', null), term('b', null)]);
  expect([...first]).toEqual([['a', '2026-01-01']]);
});
