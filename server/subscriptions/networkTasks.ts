import type { Changes, RecordOf } from '../../resources/language/defineResource';
import { type Subscription, subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { createRecord, type NewRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import type { StoredAccount } from './Subscription';

type Task = RecordOf<typeof subscriptionUpdateTasks>;
type TaskType = NonNullable<NewRecord<typeof subscriptionUpdateTasks>['type']>;

/** Creates a task, due immediately, to switch an account's device on or off because of `subscription`. */
export function openTask(
  tx: Store,
  account: StoredAccount,
  subscription: Pick<Subscription, 'id'>,
  type: TaskType,
  now: Date,
) {
  const ids = { accountId: account.id, subscriptionId: subscription.id };
  return createRecord(tx, subscriptionUpdateTasks, { ...ids, type, nextAttemptAt: now.toISOString() }, now);
}

/** Supersedes tasks to switch on these subscriptions, which have left their line. */
export async function supersedeTasks(tx: Store, gone: readonly Subscription[], now: Date): Promise<void> {
  if (gone.length === 0) return;
  const where = [
    { path: 'subscriptionId', in: gone.map(({ id }) => id) },
    { path: 'type', in: ['ACTIVATION', 'RENEWAL'] },
    { path: 'status', in: ['PENDING'] },
  ] as const;
  for (const task of await tx.find(subscriptionUpdateTasks, { where })) await supersedeTask(tx, task, now);
}

/** Ends a task that its account's entitlement no longer asks for (see UPDATE_TASK_STATUSES). */
export const supersedeTask = (tx: Store, task: Task, now: Date) =>
  writeTask(tx, task, { status: 'SUPERSEDED', waitingFor: null, nextAttemptAt: null, unansweredSince: null }, now);

/** Changes a task. What an activation waits for is written to its subscription, too. */
export async function writeTask(
  tx: Store,
  { id, type, subscriptionId, waitingFor: before }: Task,
  changes: Changes<typeof subscriptionUpdateTasks>,
  now: Date,
): Promise<void> {
  await updateRecord(tx, subscriptionUpdateTasks, id, changes, now);
  const { waitingFor } = changes;
  if (type === 'DEACTIVATION' || waitingFor === undefined || waitingFor === before) return;
  await updateRecord(tx, subscriptions, subscriptionId, { waitingFor }, now);
}
