import { describe, expect, it } from 'vitest';
import {
  FARTHEST_DAYS,
  hasBegun,
  inOrder,
  type LineTerm,
  momentsOf,
  paidBeyond,
  priceOn,
  renewingLines,
  wishRefusal,
} from './priceChanges';

/** 14 March 2026, 23:59:59 and midnight in Kampala, which is three hours ahead. */
const LAST_SECOND = new Date('2026-03-14T20:59:59.999Z');
const MIDNIGHT = new Date('2026-03-14T21:00:00.000Z');
const PLANNED = [
  { startDay: '2026-04-10', price: 170_000 },
  { startDay: '2026-04-01', price: 159_000 },
];

describe('the day of a price', () => {
  it('begins at midnight in the brand’s time zone', () => {
    expect(hasBegun({ startDay: '2026-03-15' }, LAST_SECOND)).toBe(false);
    expect(hasBegun({ startDay: '2026-03-15' }, MIDNIGHT)).toBe(true);
    expect(momentsOf({ startDay: '2026-03-15', noticeDays: null }, LAST_SECOND)).toEqual({
      applyAt: MIDNIGHT.toISOString(),
      noticeAt: null,
    });
  });

  it('has the price of the last change before it', () => {
    expect(priceOn('2026-03-31', 149_000, PLANNED)).toBe(149_000);
    expect(priceOn('2026-04-01', 149_000, PLANNED)).toBe(159_000);
    expect(priceOn('2026-04-30', 149_000, PLANNED)).toBe(170_000);
    expect(inOrder(PLANNED).map(({ price }) => price)).toEqual([159_000, 170_000]);
  });
});

describe('the notice of a price', () => {
  it('is written at 9:00 so many days before, or now if that is over', () => {
    const noticeAt = (noticeDays: number) => momentsOf({ startDay: '2026-04-01', noticeDays }, MIDNIGHT).noticeAt;
    expect(noticeAt(14)).toBe('2026-03-18T06:00:00.000Z');
    expect(noticeAt(0)).toBe('2026-04-01T06:00:00.000Z');
    expect(noticeAt(17)).toBe('2026-03-15T06:00:00.000Z');
    expect(noticeAt(18)).toBe(MIDNIGHT.toISOString());
  });
});

describe('a wished price', () => {
  const refusalOf = (startDay: string, price: number, now = MIDNIGHT) =>
    wishRefusal({ startDay, price }, { present: 149_000, planned: PLANNED }, now);

  it('starts today at the earliest', () => {
    expect(refusalOf('2026-03-14', 150_000)?.errors).toHaveProperty('startDay');
    expect(refusalOf('2026-03-14', 150_000, LAST_SECOND)).toBeNull();
    expect(refusalOf('2026-03-15', 150_000)).toBeNull();
  });

  it('starts within a year', () => {
    expect(refusalOf('2027-03-16', 150_000)).toBeNull();
    expect(refusalOf('2027-03-17', 150_000)?.errors).toEqual({ startDay: `is more than ${FARTHEST_DAYS} days ahead` });
  });

  it('is the only one of its day', () => {
    expect(refusalOf('2026-04-01', 150_000)).toMatchObject({
      code: 'conflict',
      errors: { startDay: expect.anything() },
    });
    expect(refusalOf('2026-04-02', 150_000)).toBeNull();
  });

  it('differs from the price before it', () => {
    expect(refusalOf('2026-03-20', 149_000)?.errors).toHaveProperty('price');
    expect(refusalOf('2026-04-02', 149_000)).toBeNull();
    expect(refusalOf('2026-04-02', 159_000)?.errors).toHaveProperty('price');
  });
});

describe('the lines that renew at a price', () => {
  const term = (values: Partial<LineTerm>): LineTerm => ({
    ...{ accountId: 'a', productId: 'home', status: 'ACTIVE', endDate: '2026-04-05T09:00:00.000Z' },
    ...{ paidAt: '2026-03-05T09:00:00.000Z', subscriptionNumber: 'SUB-000001' },
    ...values,
  });

  it('are those whose last package it is', () => {
    const waiting = { status: 'CREATED', paidAt: '2026-03-01T09:00:00.000Z' } as const;
    const lines = renewingLines(
      [
        term({ accountId: 'c', ...waiting, productId: 'home', endDate: null }),
        term({ accountId: 'c', productId: 'business' }),
        term({ accountId: 'b', productId: 'home' }),
        term({ accountId: 'b', ...waiting, productId: 'business' }),
        term({ accountId: 'a' }),
      ],
      'home',
    );
    expect(lines).toEqual([
      { accountId: 'a', paidUntil: '2026-04-05T09:00:00.000Z' },
      { accountId: 'c', paidUntil: null },
    ]);
  });

  it('end with what was paid last', () => {
    const paid = (paidAt: string, subscriptionNumber: string, productId: string) =>
      term({ status: 'CREATED', paidAt, subscriptionNumber, productId });
    const moments = ['2026-03-06T09:00:00.000Z', '2026-03-07T09:00:00.000Z'] as const;
    const line = [term({}), paid(moments[1], 'SUB-000002', 'home'), paid(moments[0], 'SUB-000003', 'business')];
    expect(renewingLines(line, 'home')).toHaveLength(1);
    const same = [paid(moments[0], 'SUB-000004', 'business'), paid(moments[0], 'SUB-000002', 'home')];
    expect(renewingLines(same, 'home')).toHaveLength(0);
  });

  it('keep the old price as long as they are paid', () => {
    const lines = [
      { accountId: 'a', paidUntil: '2026-04-05T09:00:00.000Z' },
      { accountId: 'b', paidUntil: '2026-05-05T09:00:00.000Z' },
      { accountId: 'c', paidUntil: null },
    ];
    const [first, second] = lines.map(({ paidUntil }) => paidUntil ?? '') as [string, string];
    expect(paidBeyond(lines, first)).toEqual({ paidAhead: 2, paidAheadUntil: second });
    expect(paidBeyond(lines, '2026-04-05T08:59:59.999Z')).toEqual({ paidAhead: 3, paidAheadUntil: second });
    expect(paidBeyond([], first)).toEqual({ paidAhead: 0, paidAheadUntil: null });
  });
});
