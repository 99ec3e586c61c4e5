import { describe, expect, it } from 'vitest';
import { arpuOf, balanceOf, dayEnd, ledgerBuckets, monthAt, movementOf, mrrOf, shareOf } from './ledgerFigures';

describe('a period', () => {
  it('ends with the last millisecond of its last day in Kampala', () => {
    expect(dayEnd('2026-03-14')).toBe('2026-03-14T20:59:59.999Z');
    expect(dayEnd('2025-12-31')).toBe('2025-12-31T20:59:59.999Z');
  });

  it.each([
    ['day', '2026-03-14', '2026-03-14', [['2026-03-14', '2026-03-14']]],
    [
      'day',
      '2028-02-28',
      '2028-03-01',
      [
        ['2028-02-28', '2028-02-28'],
        ['2028-02-29', '2028-02-29'],
        ['2028-03-01', '2028-03-01'],
      ],
    ],
    [
      'month',
      '2025-12-20',
      '2026-02-10',
      [
        ['2025-12-20', '2025-12-31'],
        ['2026-01-01', '2026-01-31'],
        ['2026-02-01', '2026-02-10'],
      ],
    ],
    ['month', '2026-02-01', '2026-02-28', [['2026-02-01', '2026-02-28']]],
  ] as const)('is split by %s from %s to %s', (step, from, to, buckets) => {
    expect(ledgerBuckets({ from, to }, step)).toEqual(buckets.map(([first, last]) => ({ from: first, to: last })));
  });

  it('names what is wrong with it', () => {
    const faultIn = (from: string, to: string, step: 'day' | 'month') => () => ledgerBuckets({ from, to }, step);
    expect(faultIn('2026-03-14', '2026-03-13', 'day')).toThrow('to must be the first day or later');
    expect(ledgerBuckets({ from: '2026-01-01', to: '2026-03-01' }, 'day')).toHaveLength(60);
    expect(faultIn('2026-01-01', '2026-03-02', 'day')).toThrow('to makes the period longer than 60 days');
    expect(ledgerBuckets({ from: '2021-03-31', to: '2026-02-01' }, 'month')).toHaveLength(60);
    expect(faultIn('2021-03-31', '2026-03-01', 'month')).toThrow('to makes the period longer than 60 months');
  });
});

describe('the ledger', () => {
  const before = [
    { account: 'PROVIDER_MTN', type: 'PAYMENT', debit: 100, credit: 0 },
    { account: 'DEFERRED_REVENUE', type: 'PAYMENT', debit: 0, credit: 100 },
  ] as const;
  const after = [
    { account: 'PROVIDER_MTN', type: 'PAYMENT', debit: 400, credit: 0 },
    { account: 'PROVIDER_MTN', type: 'SETTLEMENT', debit: 0, credit: 50 },
    { account: 'BANK', type: 'SETTLEMENT', debit: 49, credit: 0 },
    { account: 'PROVIDER_FEES', type: 'SETTLEMENT', debit: 1, credit: 0 },
    { account: 'CASH_ON_HAND', type: 'OPENING', debit: 900, credit: 0 },
    { account: 'PROVIDER_MTN', type: 'REFUND', debit: 0, credit: 20 },
    { account: 'CASH_ON_HAND', type: 'REVERSAL', debit: 0, credit: 3 },
    { account: 'COMMISSIONS', type: 'PAYMENT', debit: 7, credit: 0 },
    { account: 'DEFERRED_REVENUE', type: 'PAYMENT', debit: 0, credit: 400 },
    { account: 'DEFERRED_REVENUE', type: 'EARNING', debit: 60, credit: 0 },
    { account: 'REVENUE', type: 'EARNING', debit: 0, credit: 60 },
    { account: 'REVENUE', type: 'REFUND', debit: 5, credit: 0 },
  ] as const;

  it('distinguishes payments and refunds from payouts, openings and commissions', () => {
    expect(movementOf(before, after)).toEqual({ received: 300, refunded: 23, earned: 55 });
    expect(movementOf(after, after)).toEqual({ received: 0, refunded: 0, earned: 0 });
  });

  it('has positive balances on the side on which an account grows', () => {
    expect(balanceOf(after, 'DEFERRED_REVENUE')).toBe(340);
    expect(balanceOf(after, 'PROVIDER_MTN')).toBe(330);
    expect(balanceOf([], 'REFUNDS_PAYABLE')).toBe(0);
  });
});

describe('recurring revenue', () => {
  it('is the price without VAT divided by the package’s length', () => {
    expect(mrrOf([], 18)).toBe(0);
    expect(mrrOf([{ price: 118_000, durationDays: 30, lines: 2 }], 18)).toBe(200_000);
    expect(mrrOf([{ price: 11_800, durationDays: 7, lines: 1 }], 18)).toBe(42_857);
    expect(mrrOf([{ price: 354_000, durationDays: 90, lines: 1 }], 0)).toBe(118_000);
  });

  it('per subscription is null if there is none', () => {
    expect(arpuOf(100_000, 1, 2)).toBe(66_667);
    expect(arpuOf(100_000, 0, 1)).toBe(200_000);
    expect(arpuOf(0, 0, 0)).toBeNull();
  });
});

it('a share is null without a total', () => {
  expect([shareOf(1, 3), shareOf(0, 3), shareOf(3, 3), shareOf(0, 0)]).toEqual([33.3, 0, 100, null]);
});

describe('a month', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' };
  it.each([
    ['is whole once each of its days is', '2026-04-08', march, march, true],
    ['has ends without a decision for eight days', '2026-04-07', march, { ...march, to: '2026-03-30' }, true],
    ['is over with its last day', '2026-03-31', { ...march, to: '2026-03-30' }, { ...march, to: '2026-03-23' }, false],
    [
      'has a first decision on its ninth day',
      '2026-03-09',
      { ...march, to: '2026-03-08' },
      { ...march, to: march.from },
      false,
    ],
    ['has none before', '2026-03-08', { ...march, to: '2026-03-07' }, null, false],
    ['has nothing due on its first day', '2026-03-01', null, null, false],
    ['has nothing before it begins', '2026-02-10', null, null, false],
  ] as const)('%s', (_, today, due, decided, isOver) => {
    expect(monthAt('2026-03-14', today)).toEqual({ ...march, due, decided, isOver });
  });
});
