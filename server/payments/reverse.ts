import { paymentForms } from '../../resources/paymentForms';
import { paymentRefundTasks } from '../../resources/paymentRefundTasks';
import { receipts } from '../../resources/receipts';
import { transactions } from '../../resources/transactions';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { takeBack } from '../subscriptions/takeBack';
import type { Payment } from './Payment';

/** Takes back what a payment gave, since the provider has taken the money back: entitlement (the order can be paid anew), receipt (voided, its number kept), ledger (a row the other way), and a refund that nobody has sent yet. */
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
  const taken = await takeBack(tx, payment.id, now);
  if (taken && payment.paymentFormId)
    await tx.update(paymentForms, payment.paymentFormId, { status: 'FAILED', dateUpdated });
  const unsent = { path: 'status', in: ['REQUESTED', 'APPROVED'] };
  for (const { id } of await tx.find(paymentRefundTasks, { where: [...ofPayment.where, unsent] }))
    await tx.update(paymentRefundTasks, id, { status: 'REJECTED', dateUpdated });
  return { status: 'FAILED', review: null, statusMessage: 'Reversed by the payment provider.', nextCheckAt: null };
}
