import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { subscriptionActivationLogs } from '../../resources/subscriptions/subscriptionActivationLogs';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { notifyStaff } from '../notifications/notifyStaff';
import type { Store } from '../store/Store';

/**
 * Notifies the users who tried a task before, and the seller of the subscription, that the network could not perform it and that
 * it is not tried again.
 */
export async function notifyTaskFailed(
  tx: Store,
  { id, subscriptionId }: RecordOf<typeof subscriptionUpdateTasks>,
  now: Date,
): Promise<void> {
  const where = [{ path: 'subscriptionUpdateTaskId', in: [id] }] as const;
  const tried = await tx.pick(subscriptionActivationLogs, ['userId'], { where });
  const formId = (await tx.get(subscriptions, subscriptionId))?.subscriptionFormId;
  const order = formId ? await tx.get(subscriptionForms, formId) : null;
  const to = [...tried.map(({ userId }) => userId), order?.sellerId];
  await notifyStaff(tx, { kind: 'TASK_FAILED', to, byId: null, about: { resource: subscriptionUpdateTasks, id } }, now);
}
