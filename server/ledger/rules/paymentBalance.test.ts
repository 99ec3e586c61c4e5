import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceAfterRefund,
  balanceAfterService,
  balanceOfReceived,
  mergedMoves,
  movesBetween,
  type PaymentBalance,
  vatIn,
} from './paymentBalance';

const received = (amount: number, price = amount, commissionPercent: number | null = null) =>
  balanceOfReceived({ amount, price, vatRate: 18, commissionPercent, moneyAccount: 'CASH_ON_HAND' });
const left = ({ received, refunded, vat, owed, deferred, earned }: PaymentBalance) =>
  received - refunded - vat - owed - deferred - earned;
const total = (moves: readonly (readonly [string, number])[]) => moves.reduce((sum, [, amount]) => sum + amount, 0);

describe('the balance of a payment', () => {
  it('defers the price of the package without its VAT', () => {
    expect(received(149_000)).toMatchObject({ vat: 22_729, deferred: 126_271, owed: 0, earned: 0 });
    expect(movesBetween(null, received(149_000))).toEqual([
      ['CASH_ON_HAND', 149_000],
      ['DEFERRED_REVENUE', -126_271],
      ['VAT_PAYABLE', -22_729],
    ]);
  });

  it('owes any amount above the price, and the whole amount if nothing was bought', () => {
    expect(received(150_000, 149_000)).toMatchObject({ bought: 149_000, deferred: 126_271, owed: 848, vat: 22_881 });
    expect(received(149_000, 0)).toMatchObject({ bought: 0, deferred: 0, owed: 126_271, vat: 22_729 });
  });

  it('refunds owed money first, then deferred, then earned', () => {
    const served = balanceAfterService(received(150_000, 149_000), { used: 1, left: 1 });
    expect(served).toMatchObject({ deferred: 63_135, earned: 63_136 });
    expect(balanceAfterRefund(served, 1_000)).toMatchObject({ owed: 0, deferred: 63_135, earned: 63_136 });
    const kept = balanceAfterRefund(served, 100_000);
    expect(kept).toMatchObject({ refunded: 100_000, vat: 7_627, owed: 0, deferred: 0, earned: 42_373 });
    expect(balanceAfterRefund(kept, 50_000)).toMatchObject({ vat: 0, owed: 0, deferred: 0, earned: 0 });
    expect(() => balanceAfterRefund(kept, 50_001)).toThrow('more than is left');
  });

  it('gives an agency commission on purchases that are kept', () => {
    expect(received(150_000, 149_000, 10).commission).toBe(14_900);
    expect(received(149_000, 0, 10).commission).toBe(0);
    const returned = balanceAfterRefund(received(149_000, 149_000, 10), 49_000);
    expect(returned.commission).toBe(10_000);
    expect(movesBetween(null, returned)).toEqual(
      expect.arrayContaining([
        ['COMMISSIONS', 10_000],
        ['COMMISSIONS_PAYABLE', -10_000],
      ]),
    );
  });

  it('adds up, and every change of it balances, whatever is served and refunded', () => {
    const step = fc.oneof(
      fc.record({ refund: fc.integer({ min: 1, max: 300_000 }) }),
      fc.record({ served: fc.integer({ min: 0, max: 900_000 }), left: fc.integer({ min: 0, max: 900_000 }) }),
    );
    const percent = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(1_000_000),
        fc.double({ min: 0, max: 100, noNaN: true }),
        percent,
        fc.array(step, { maxLength: 12 }),
        (amount, price, vatRate, commissionPercent, steps) => {
          const given = { amount, price, vatRate, commissionPercent, moneyAccount: 'BANK' } as const;
          let balance = balanceOfReceived(given);
          expect(total(movesBetween(null, balance))).toBe(0);
          for (const each of steps) {
            const kept = balance.received - balance.refunded;
            const next =
              'refund' in each
                ? balanceAfterRefund(balance, Math.min(each.refund, kept))
                : balanceAfterService(balance, { used: balance.usedSeconds + each.served, left: each.left });
            expect(total(movesBetween(balance, next))).toBe(0);
            expect(left(next)).toBe(0);
            for (const part of ['vat', 'owed', 'deferred', 'earned', 'commission'] as const)
              expect(next[part]).toBeGreaterThanOrEqual(0);
            balance = next;
          }
        },
      ),
    );
  });
});

it('combines movements on one account, and omits zero ones', () => {
  expect(
    mergedMoves([
      ['BANK', 5],
      ['REVENUE', -7],
      ['BANK', 2],
      ['CASH_ON_HAND', 0],
    ]),
  ).toEqual([
    ['BANK', 7],
    ['REVENUE', -7],
  ]);
});

describe('the VAT in an amount', () => {
  it.each([
    [0, 0],
    [1, 0],
    [3, 0],
    [4, 1],
    [9, 1],
    [10, 2],
    [117, 18],
    [118, 18],
    [119, 18],
    [500, 76],
    [149_000, 22_729],
    [1_450_000, 221_186],
  ])('of UGX %i is UGX %i', (amount, vat) => {
    expect(vatIn(amount, 18)).toBe(vat);
  });

  it('is zero at a rate of zero, and half the amount at 100%', () => {
    expect([vatIn(500, 0), vatIn(500, 100), vatIn(1_165, 16.5)]).toEqual([0, 250, 165]);
  });

  it('is a whole number within half a shilling of 18/118, and never exceeds the amount', () =>
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (amount) => {
        const vat = vatIn(amount, 18);
        return Number.isInteger(vat) && Math.abs(vat * 118 - amount * 18) <= 59 && vat <= amount;
      }),
    ));
});
