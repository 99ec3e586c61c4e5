import { describe, expect, it } from 'vitest';
import { aProduct, testId } from '../testing/records';
import { asFastAs, groupFor, packagesIn, periodsOf, segmentsOf } from './packageGroups';

const offered = (n: number, segment: 'HOME' | 'BUSINESS', durationDays: number, downloadMbps: number) =>
  aProduct({ id: testId(n), segment, durationDays, downloadMbps });
const PRODUCTS = [
  offered(1, 'HOME', 30, 10),
  offered(2, 'HOME', 30, 20),
  offered(3, 'HOME', 90, 20),
  offered(4, 'HOME', 7, 20),
  offered(5, 'BUSINESS', 30, 200),
  offered(6, 'BUSINESS', 180, 200),
];
const ids = (products: { id: string }[]) => products.map(({ id }) => id);

describe('packages', () => {
  it('are grouped by type of customer and period', () => {
    expect(segmentsOf(PRODUCTS)).toEqual(['HOME', 'BUSINESS']);
    expect(segmentsOf(PRODUCTS.slice(4))).toEqual(['BUSINESS']);
    expect(periodsOf(PRODUCTS, 'HOME')).toEqual([7, 30, 90]);
    expect(ids(packagesIn(PRODUCTS, { segment: 'HOME', durationDays: 30 }))).toEqual([testId(1), testId(2)]);
  });

  it('are shown for the wanted period, or else for a month or the shortest one', () => {
    expect(groupFor(PRODUCTS, 'HOME', 90).durationDays).toBe(90);
    expect(groupFor(PRODUCTS, 'BUSINESS', 90).durationDays).toBe(30);
    expect(groupFor(PRODUCTS.slice(5), 'BUSINESS', 90).durationDays).toBe(180);
    expect(groupFor([], 'HOME')).toEqual({ segment: 'HOME', durationDays: 30 });
  });

  it('keep their speed when the period changes, or none is selected if that speed does not exist', () => {
    const quarter = { segment: 'HOME', durationDays: 90 } as const;
    expect(asFastAs(PRODUCTS, quarter, PRODUCTS[1])).toBe(testId(3));
    expect(asFastAs(PRODUCTS, quarter, PRODUCTS[0])).toBe('');
    expect(asFastAs(PRODUCTS, quarter, undefined)).toBe('');
  });
});
