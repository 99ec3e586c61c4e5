import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { type MoneyAccount, transactions } from '../../resources/payments/transactions';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { type Leg, MONEY_ACCOUNT } from './rules/transactions';

type Transaction = RecordOf<typeof transactions>;

/** Returns the account in which a payment's money was received. */
export const transactionAccount = ({ manualMethod }: Pick<Payment, 'manualMethod'>): MoneyAccount =>
  manualMethod ? MONEY_ACCOUNT[manualMethod] : 'PROVIDER_CLEARING';

/** Returns everything that was booked for a payment. */
export const ledgerOf = (tx: Store, { id }: Pick<Payment, 'id'>): Promise<Transaction[]> =>
  tx.find(transactions, { where: [{ path: 'paymentId', in: [id] }] });

/**
 * Appends the legs of one booking to the ledger, in the transaction `tx` that holds the payment's row. `type` is the occasion.
 */
export async function book(
  tx: Store,
  payment: Payment,
  type: Transaction['type'],
  legs: readonly Leg[],
  now: Date,
  what = TITLES[type],
): Promise<void> {
  const { id: paymentId, accountId, currency, reference } = payment;
  const booked = (await ledgerOf(tx, payment)).filter((row) => row.type === type).length;
  for (const [index, leg] of legs.entries()) {
    const description = `${what} ${reference}`;
    const row = { ...leg, paymentId, accountId, type, currency, description, entry: booked + index + 1 };
    await createRecord(tx, transactions, row, now);
  }
}

const TITLES: Record<Transaction['type'], string> = {
  PAYMENT: 'Payment',
  REFUND: 'Refund of payment',
  REVERSAL: 'Reversal of payment',
};
