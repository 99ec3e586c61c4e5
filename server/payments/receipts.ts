import { brand } from '../../contract/brand';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { receipts } from '../../resources/payments/receipts';
import { type FiscalSetting, queueInvoice } from '../fiscal/queueDocuments';
import { vatIn } from '../ledger/rules/paymentBalance';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';

/** Returns the receipt of a payment, or null if it is not credited yet. */
export async function receiptOf(store: Store, { id }: Pick<Payment, 'id'>): Promise<RecordOf<typeof receipts> | null> {
  const [receipt] = await store.find(receipts, { where: [{ path: 'paymentId', in: [id] }], limit: 1 });
  return receipt ?? null;
}

/**
 * Numbers and stores the receipt of a payment in the transaction `tx`, and queues its invoice if there is a tax authority. Throws
 * UniqueViolation if the payment has a receipt.
 */
export async function writeReceipt(tx: Store, payment: Payment, now: Date, fiscal: FiscalSetting) {
  const { id: paymentId, accountId, amount, currency } = payment;
  const values = { paymentId, accountId, amount, vat: vatIn(amount, brand.vat), currency, issuedAt: now.toISOString() };
  const receipt = await createRecord(tx, receipts, values, now);
  await queueInvoice(tx, receipt, fiscal, now);
  return receipt;
}
