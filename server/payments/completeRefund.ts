import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Payment } from '../../resources/payments/Payment';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { queueCreditNote } from '../fiscal/queueDocuments';
import { lockBalance } from '../ledger/balances';
import { postReturn } from '../ledger/postPayment';
import { owedOf, refundLegs } from '../ledger/rules/transactions';
import { book, ledgerOf } from '../ledger/transactions';
import { sendSms } from '../messages/send';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { undoCredit } from './credit';
import { receiptOf } from './receipts';

type Task = RecordOf<typeof paymentRefundTasks>;

/**
 * Completes a refund whose money has been paid out: writes its ledger rows, its credit note and the message to the payer and, if
 * nothing of the payment is left, revokes what it granted. Runs in the transaction `tx` that holds the rows of the payment and
 * the task. Returns the EFFECTED task.
 */
export async function completeRefund(
  tx: Store,
  payment: Payment,
  task: Task,
  payoutReference: string | null,
  now: Date,
): Promise<Task> {
  const balance = await lockBalance(tx, payment, now);
  const rows = await ledgerOf(tx, payment);
  const occasion = `Refund ${task.refundNumber} of payment`;
  await book(tx, payment, 'REFUND', refundLegs(rows, task.amount), now, occasion);
  if (owedOf(rows) === task.amount) await undoCredit(tx, payment, now);
  await queueCreditNote(tx, await receiptOf(tx, payment), { refund: task, amount: task.amount }, now);
  const description = `${occasion} ${payment.reference}`;
  await postReturn(tx, balance, { type: 'REFUND', amount: task.amount, description }, now);
  const changes = { status: 'EFFECTED', effectedAt: now.toISOString(), payoutReference } as const;
  const effected = await updateRecord(tx, paymentRefundTasks, task.id, changes, now);
  await sendRefundSms(tx, payment, task, now);
  return effected ?? task;
}

async function sendRefundSms(tx: Store, payment: Payment, task: Task, now: Date): Promise<void> {
  const { id, amount, refundNumber, dateCreated: since } = task;
  const account = payment.accountId ? await tx.get(accounts, payment.accountId) : null;
  const recipient = payment.phoneNumber ?? account?.accountDetail.phoneNumber;
  if (!recipient) return;
  const { currency, reference } = payment;
  const clientId = payment.clientId ?? account?.clientId ?? null;
  const values = { amount, currency, reference, refundNumber };
  await sendSms(tx, { recipient, clientId, key: `refund:${id}`, since, text: 'refund', values }, now);
}
