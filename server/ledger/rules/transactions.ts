import type { ManualMethod } from '../../../contract/statuses';
import {
  type LedgerAccount,
  MONEY_ACCOUNTS,
  type MoneyAccount,
  OWED_ACCOUNTS,
} from '../../../resources/payments/transactions';

/** One move of an amount (in whole units) from the credited to the debited account. */
export interface Leg {
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
}

/** The account of manually received money, by method. */
export const MONEY_ACCOUNT: Record<ManualMethod, MoneyAccount> = {
  CASH: 'CASH_ON_HAND',
  BANK_TRANSFER: 'BANK',
  MOBILE_MONEY: 'MOBILE_MONEY_WALLET',
  CARD_TERMINAL: 'CARD_CLEARING',
  CHEQUE: 'CHEQUES_ON_HAND',
};

/**
 * Returns the legs of received money: up to `price` it is a prepayment for the package, and the rest is the customer's credit.
 */
export function receiptLegs(into: MoneyAccount, amount: number, price: number): Leg[] {
  const ahead = Math.min(amount, price);
  const legs: Leg[] = [
    { debit: into, credit: 'CUSTOMER_PREPAYMENTS', amount: ahead },
    { debit: into, credit: 'CUSTOMER_CREDIT', amount: amount - ahead },
  ];
  return legs.filter((leg) => leg.amount > 0);
}

/** Returns what is still owed for a payment on one account, by its rows so far. */
function owedOn(account: LedgerAccount, rows: readonly Leg[]): number {
  return rows.reduce(
    (sum, { debit, credit, amount }) => sum + (credit === account ? amount : 0) - (debit === account ? amount : 0),
    0,
  );
}

/** Returns what is still owed to the customer for a payment, by its rows so far. */
export function owedOf(rows: readonly Leg[]): number {
  return OWED_ACCOUNTS.reduce((sum, account) => sum + owedOn(account, rows), 0);
}

/**
 * Returns the legs with which `amount` is returned the way it came, given the payment's rows so far. Throws if it exceeds what is
 * owed: no row may make an account negative.
 */
export function refundLegs(rows: readonly Leg[], amount: number): Leg[] {
  const source = MONEY_ACCOUNTS.find((account) => rows.some(({ debit }) => debit === account));
  if (!source || amount > owedOf(rows)) throw new Error(`The ledger owes less than ${amount}.`);
  let left = amount;
  const legs = OWED_ACCOUNTS.map((debit): Leg => {
    const part = Math.min(left, owedOn(debit, rows));
    left -= part;
    return { debit, credit: source, amount: part };
  });
  return legs.filter((leg) => leg.amount > 0);
}
