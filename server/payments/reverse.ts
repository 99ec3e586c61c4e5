import { paymentForms } from '../../resources/paymentForms';
import { receipts } from '../../resources/receipts';
import { subscriptions } from '../../resources/subscriptions';
import { transactions } from '../../resources/transactions';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Payment } from './attempts';

/** Takes back what a payment gave, since the provider has taken the money back: entitlement, receipt (voided, its number kept), ledger (a row the other way). */
export async function reverse(tx: Store, payment: Payment, now: Date): Promise<Partial<Payment>> {
  const dateUpdated = now.toISOString();
  const ofPayment = { where: [{ path: 'paymentId', in: [payment.id] }], limit: 1 };
  const [booked] = await tx.find(transactions, ofPayment);
  if (booked) {
    const { paymentId, accountId, amount, currency, debit, credit } = booked;
    const description = `Reversal of payment ${payment.reference}`;
    await createRecord(
      tx,
      transactions,
      { paymentId, accountId, type: 'REVERSAL', debit: credit, credit: debit, amount, currency, description },
      now,
    );
  }
  const [receipt] = await tx.find(receipts, ofPayment);
  if (receipt) await tx.update(receipts, receipt.id, { voided: true, dateUpdated });
  const [subscription] = await tx.find(subscriptions, ofPayment);
  if (subscription) {
    await tx.update(subscriptions, subscription.id, { status: 'CANCELLED', paymentStatus: 'FAILED', dateUpdated });
    if (payment.paymentFormId) await tx.update(paymentForms, payment.paymentFormId, { status: 'FAILED', dateUpdated });
  }
  return { status: 'FAILED', statusMessage: 'Reversed by the payment provider.', nextCheckAt: null };
}
