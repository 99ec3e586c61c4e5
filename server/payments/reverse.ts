import type { Payment, PaymentChanges } from '../../resources/payments/Payment';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { queueCreditNote } from '../fiscal/queueDocuments';
import { lockBalance } from '../ledger/balances';
import { postReturn } from '../ledger/postPayment';
import { owedOf, wayOut } from '../ledger/rules/transactions';
import { book, ledgerOf } from '../ledger/transactions';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { bookRefund } from './bookRefund';
import { receiptOf } from './receipts';
import { undoCredit } from './undoCredit';

/**
 * Takes back what a payment gave, since the provider has taken all of its money back: refunds that were sent are out with
 * it, refunds that nobody has sent are not due any more, and the rest goes back in the ledger. Where a refund had taken
 * everything back before, only the status is left to change: the order may have been paid anew since.
 */
export async function reverse(tx: Store, payment: Payment, now: Date): Promise<PaymentChanges> {
  await endRefunds(tx, payment, now);
  const rows = await ledgerOf(tx, payment);
  const rest = owedOf(rows);
  if (rest > 0) {
    const balance = await lockBalance(tx, payment, now);
    await book(tx, payment, 'REVERSAL', wayOut(rows, rest), now);
    await undoCredit(tx, payment, now);
    await queueCreditNote(tx, await receiptOf(tx, payment), { refund: null, amount: rest }, now);
    const description = `Reversal of payment ${payment.reference}`;
    await postReturn(tx, balance, { type: 'REVERSAL', amount: rest, description }, now);
  }
  return { status: 'FAILED', review: null, statusMessage: 'Reversed by the payment provider.', nextCheckAt: null };
}

async function endRefunds(tx: Store, payment: Payment, now: Date): Promise<void> {
  const open = { path: 'status', in: ['REQUESTED', 'APPROVED', 'SUBMITTED'] } as const;
  const where = [{ path: 'paymentId', in: [payment.id] }, open] as const;
  for (const { id } of await tx.find(paymentRefundTasks, { where })) {
    const task = await tx.get(paymentRefundTasks, id, { lock: true });
    const sent = task?.submittedAt || task?.status === 'SUBMITTED';
    if (task && sent) await bookRefund(tx, payment, task, task.payoutReference ?? 'Reversed by the provider', now);
    else await updateRecord(tx, paymentRefundTasks, id, { status: 'REJECTED' }, now);
  }
}
