import type { ManualMethod } from '../../contract/statuses';
import {
  type LedgerAccount,
  MONEY_ACCOUNTS,
  type MoneyAccount,
  OWED_ACCOUNTS,
} from '../../resources/payments/transactions';

/** One move of an amount (whole units) from the credited to the debited account. */
export interface Leg {
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
}

/** Where money that came by hand is kept. */
export const MONEY_ACCOUNT: Record<ManualMethod, MoneyAccount> = {
  CASH: 'CASH_ON_HAND',
  BANK_TRANSFER: 'BANK',
  MOBILE_MONEY: 'MOBILE_MONEY_WALLET',
  CARD_TERMINAL: 'CARD_CLEARING',
  CHEQUE: 'CHEQUES_ON_HAND',
};

/** What comes in: up to `price` it is paid ahead for the package, whatever is above belongs to the customer. */
export function wayIn(into: MoneyAccount, amount: number, price: number): Leg[] {
  const ahead = Math.min(amount, price);
  const legs: Leg[] = [
    { debit: into, credit: 'CUSTOMER_PREPAYMENTS', amount: ahead },
    { debit: into, credit: 'CUSTOMER_CREDIT', amount: amount - ahead },
  ];
  return legs.filter((leg) => leg.amount > 0);
}

/** What is still owed of a payment by its rows so far, on one account. */
function owedOn(account: LedgerAccount, rows: readonly Leg[]): number {
  return rows.reduce(
    (sum, { debit, credit, amount }) => sum + (credit === account ? amount : 0) - (debit === account ? amount : 0),
    0,
  );
}

/** What is still owed to the customer of a payment by its rows so far. */
export function owedOf(rows: readonly Leg[]): number {
  return OWED_ACCOUNTS.reduce((sum, account) => sum + owedOn(account, rows), 0);
}

/** How `amount` goes back the way it came, given the payment's rows so far. Throws where it is more than is owed: no row may make an account negative. */
export function wayOut(rows: readonly Leg[], amount: number): Leg[] {
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
