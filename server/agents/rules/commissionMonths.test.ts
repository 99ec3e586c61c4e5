import { expect, it } from 'vitest';
import { commissionMonths, commissionTotals } from './commissionMonths';

const commission = (earnedAt: string, amount: number, status: 'UNPAID' | 'IN_PAYOUT' | 'PAID') => ({
  earnedAt,
  amount,
  status,
});

it('sums by month of the provider’s calendar, the latest first', () => {
  const months = commissionMonths([
    commission('2026-02-28T20:59:59.999Z', 4_000, 'PAID'),
    commission('2026-02-28T21:00:00.000Z', 5_000, 'UNPAID'),
    commission('2026-03-09T08:00:00.000Z', -1_000, 'UNPAID'),
    commission('2026-03-10T08:00:00.000Z', 700, 'IN_PAYOUT'),
  ]);
  expect(months).toEqual([
    { from: '2026-03-01', to: '2026-03-31', earned: 5_700, reversed: 1_000, paid: 0, due: 4_700 },
    { from: '2026-02-01', to: '2026-02-28', earned: 4_000, reversed: 0, paid: 4_000, due: 0 },
  ]);
});

it('sums what is unpaid, in a payout and paid, reversals included', () => {
  expect(commissionTotals([])).toEqual({ unpaid: 0, inPayout: 0, paid: 0 });
  expect(
    commissionTotals([
      commission('2026-03-01T08:00:00.000Z', 4_000, 'PAID'),
      commission('2026-03-01T08:00:00.000Z', -4_000, 'UNPAID'),
      commission('2026-03-01T08:00:00.000Z', 900, 'IN_PAYOUT'),
    ]),
  ).toEqual({ unpaid: -4_000, inPayout: 900, paid: 4_000 });
});
