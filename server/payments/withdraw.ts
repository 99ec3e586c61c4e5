import type { RecordOf } from '../../resources/defineResource';
import { paymentForms } from '../../resources/paymentForms';
import { receipts } from '../../resources/receipts';
import { subscriptionForms } from '../../resources/subscriptionForms';
import { subscriptions } from '../../resources/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptionUpdateTasks';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Payment } from './Payment';
import { receiptOf } from './receipts';

/** Takes back what a payment gave, once none of its money is left with us: the receipt (voided, its number kept) and the entitlement (the order can be paid anew). */
export async function withdraw(tx: Store, payment: Payment, now: Date): Promise<void> {
  const dateUpdated = now.toISOString();
  const receipt = await receiptOf(tx, payment);
  if (receipt) await tx.update(receipts, receipt.id, { voided: true, dateUpdated });
  const ofPayment = { where: [{ path: 'paymentId', in: [payment.id] }], limit: 1 };
  const [subscription] = await tx.find(subscriptions, ofPayment);
  if (!subscription) return;
  await tx.update(subscriptions, subscription.id, { status: 'CANCELLED', paymentStatus: 'FAILED', dateUpdated });
  await stopNetwork(tx, subscription, now);
  if (payment.paymentFormId) await tx.update(paymentForms, payment.paymentFormId, { status: 'FAILED', dateUpdated });
  if (subscription.subscriptionFormId)
    await tx.update(subscriptionForms, subscription.subscriptionFormId, { status: 'PAYMENT_PENDING', dateUpdated });
}

/** What was not activated yet must not be; what was, is taken down. */
async function stopNetwork(tx: Store, { id, status }: RecordOf<typeof subscriptions>, now: Date): Promise<void> {
  const dateUpdated = now.toISOString();
  const where = [
    { path: 'subscriptionId', in: [id] },
    { path: 'status', in: ['PENDING'] },
  ];
  for (const task of await tx.find(subscriptionUpdateTasks, { where }))
    await tx.update(subscriptionUpdateTasks, task.id, {
      status: 'FAILED',
      lastError: 'The payment went back.',
      nextAttemptAt: null,
      dateUpdated,
    });
  if (status !== 'ACTIVE') return;
  const task = { subscriptionId: id, type: 'DEACTIVATION' as const, nextAttemptAt: dateUpdated };
  await createRecord(tx, subscriptionUpdateTasks, task, now);
}
