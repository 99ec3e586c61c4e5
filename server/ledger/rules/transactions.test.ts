import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MANUAL_METHODS } from '../../../contract/statuses';
import { type LedgerAccount, MONEY_ACCOUNTS, OWED_ACCOUNTS } from '../../../resources/payments/transactions';
import { type Leg, MONEY_ACCOUNT, owedOf, receiptLegs, refundLegs } from './transactions';

const balanceOf = (account: LedgerAccount, rows: readonly Leg[]) =>
  rows.reduce(
    (sum, { debit, credit, amount }) => sum + (debit === account ? amount : credit === account ? -amount : 0),
    0,
  );

describe('received money', () => {
  it.each([
    [149_000, 149_000, [['CUSTOMER_PREPAYMENTS', 149_000]]],
    [
      149_001,
      149_000,
      [
        ['CUSTOMER_PREPAYMENTS', 149_000],
        ['CUSTOMER_CREDIT', 1],
      ],
    ],
    [149_000, 0, [['CUSTOMER_CREDIT', 149_000]]],
    [100, 149_000, [['CUSTOMER_PREPAYMENTS', 100]]],
  ] as const)('%i for a price of %i', (amount, price, legs) => {
    const booked = receiptLegs('BANK', amount, price);
    expect(booked).toEqual(legs.map(([credit, part]) => ({ debit: 'BANK', credit, amount: part })));
  });

  it('by hand has its own account for each method', () => {
    const accounts = MANUAL_METHODS.map((method) => MONEY_ACCOUNT[method]);
    expect(new Set([...accounts, 'PROVIDER_CLEARING'])).toEqual(new Set(MONEY_ACCOUNTS));
  });
});

describe('refunded money', () => {
  const rows = receiptLegs('PROVIDER_CLEARING', 160_000, 149_000);

  it('is taken from the customer’s credit first, and returns to its origin', () => {
    expect(refundLegs(rows, 11_001)).toEqual([
      { debit: 'CUSTOMER_CREDIT', credit: 'PROVIDER_CLEARING', amount: 11_000 },
      { debit: 'CUSTOMER_PREPAYMENTS', credit: 'PROVIDER_CLEARING', amount: 1 },
    ]);
  });

  it('is at most the amount owed', () => {
    expect(owedOf([...rows, ...refundLegs(rows, 160_000)])).toBe(0);
    expect(() => refundLegs(rows, 160_001)).toThrow();
    expect(() => refundLegs([], 1)).toThrow();
  });

  it('leaves balanced books and no negative account, in any parts and for any receipts', () => {
    const whole = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.constantFrom(...MONEY_ACCOUNTS),
        whole,
        fc.nat(1_000_000),
        fc.array(whole),
        (into, paid, price, parts) => {
          const rows = receiptLegs(into, paid, price);
          for (const part of parts) if (part <= owedOf(rows)) rows.push(...refundLegs(rows, part));
          const balances = [...MONEY_ACCOUNTS, ...OWED_ACCOUNTS].map((account) => balanceOf(account, rows));
          expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
          for (const account of OWED_ACCOUNTS) expect(balanceOf(account, rows)).toBeLessThanOrEqual(0);
          for (const account of MONEY_ACCOUNTS) expect(balanceOf(account, rows)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
