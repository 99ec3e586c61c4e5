import { expect, it } from 'vitest';
import { firstPaid, retentionAt } from './retention';

const [JAN, FEB, MAR] = ['2026-01-31T21:00:00.000Z', '2026-02-28T21:00:00.000Z', '2026-03-31T21:00:00.000Z'] as const;
const term = (accountId: string, startDate: string, endDate: string) => ({
  ...{ accountId, productId: 'p', startDate: `${startDate}T09:00:00.000Z`, endDate: `${endDate}T09:00:00.000Z` },
  paidAt: `${startDate}T08:00:00.000Z`,
});
const terms = [
  term('a', '2026-01-10', '2026-02-09'),
  term('a', '2026-02-09', '2026-03-11'),
  term('b', '2026-01-31', '2026-03-01'),
  term('c', '2026-01-20', '2026-01-27'),
];

it('the first payment of a line is its earliest', () => {
  expect([...firstPaid([...terms].reverse())]).toEqual([
    ['c', '2026-01-20T08:00:00.000Z'],
    ['b', '2026-01-31T08:00:00.000Z'],
    ['a', '2026-01-10T08:00:00.000Z'],
  ]);
});

it('retention is the share of the cohort with service at each midnight that has passed', () => {
  const cohort = new Set(['a', 'b', 'c']);
  expect(retentionAt(cohort, terms, [JAN, FEB, MAR], FEB)).toEqual([66.7, 66.7, null]);
  expect(retentionAt(cohort, terms, [JAN, FEB, MAR], MAR)).toEqual([66.7, 66.7, 0]);
  expect(retentionAt(new Set(['c']), terms, [JAN], MAR)).toEqual([0]);
  expect(retentionAt(new Set(), terms, [JAN], MAR)).toEqual([null]);
});
