import type { Payment, PaymentChanges } from '../../resources/payments/Payment';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { queueCreditNote } from '../fiscal/queueDocuments';
import { lockBalance } from '../ledger/balances';
import { postReturn } from '../ledger/postPayment';
import { owedOf, refundLegs } from '../ledger/rules/transactions';
import { book, ledgerOf } from '../ledger/transactions';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { completeRefund } from './completeRefund';
import { undoCredit } from './credit';
import { receiptOf } from './receipts';

/**
 * Reverses a payment whose whole amount the provider has taken back: submitted refunds are completed by it, open refunds are
 * rejected, and the rest is reversed in the ledger, together with what the payment granted. If refunds had already returned
 * everything, only the status changes, because the order may have been paid again since.
 */
export async function reverse(tx: Store, payment: Payment, now: Date): Promise<PaymentChanges> {
  await endRefunds(tx, payment, now);
  const rows = await ledgerOf(tx, payment);
  const rest = owedOf(rows);
  if (rest > 0) {
    const balance = await lockBalance(tx, payment, now);
    await book(tx, payment, 'REVERSAL', refundLegs(rows, rest), now);
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
    if (task && sent) await completeRefund(tx, payment, task, task.payoutReference ?? 'Reversed by the provider', now);
    else await updateRecord(tx, paymentRefundTasks, id, { status: 'REJECTED' }, now);
  }
}
