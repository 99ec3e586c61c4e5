import { describe, expect, it } from 'vitest';
import { aProduct, idOf } from '../testing/records';
import { asFastAs, groupFor, packagesIn, periodsOf, segmentsOf } from './packageGroups';

const offered = (n: number, segment: 'HOME' | 'BUSINESS', durationDays: number, downloadMbps: number) =>
  aProduct({ id: idOf(n), segment, durationDays, downloadMbps });
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
  it('are told apart by customers and period', () => {
    expect(segmentsOf(PRODUCTS)).toEqual(['HOME', 'BUSINESS']);
    expect(segmentsOf(PRODUCTS.slice(4))).toEqual(['BUSINESS']);
    expect(periodsOf(PRODUCTS, 'HOME')).toEqual([7, 30, 90]);
    expect(ids(packagesIn(PRODUCTS, { segment: 'HOME', durationDays: 30 }))).toEqual([idOf(1), idOf(2)]);
  });

  it('are shown over the period wanted, or a month, or the shortest', () => {
    expect(groupFor(PRODUCTS, 'HOME', 90).durationDays).toBe(90);
    expect(groupFor(PRODUCTS, 'BUSINESS', 90).durationDays).toBe(30);
    expect(groupFor(PRODUCTS.slice(5), 'BUSINESS', 90).durationDays).toBe(180);
    expect(groupFor([], 'HOME')).toEqual({ segment: 'HOME', durationDays: 30 });
  });

  it('keep their speed where the period changes, and none where there is no such speed', () => {
    const quarter = { segment: 'HOME', durationDays: 90 } as const;
    expect(asFastAs(PRODUCTS, quarter, PRODUCTS[1])).toBe(idOf(3));
    expect(asFastAs(PRODUCTS, quarter, PRODUCTS[0])).toBe('');
    expect(asFastAs(PRODUCTS, quarter, undefined)).toBe('');
  });
});
