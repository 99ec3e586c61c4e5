import { OPEN_TASK_STATUSES } from '../../contract/statuses';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { latestPaid } from './current';
import { lockSubscriptions } from './line';
import { openTask } from './networkTasks';
import { isStillWanted } from './rules/activation';
import { isRunning } from './rules/subscriptionLine';

/** Makes an account's open network tasks due at once. Returns them. */
export async function runOpenTasks(tx: Store, accountId: string, now: Date) {
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'status', in: OPEN_TASK_STATUSES },
  ] as const;
  const open = await tx.find(subscriptionUpdateTasks, { where });
  const due = { status: 'PENDING', nextAttemptAt: now.toISOString() } as const;
  for (const { id } of open) await updateRecord(tx, subscriptionUpdateTasks, id, due, now);
  return open;
}

/**
 * Has the network bring an account's device into the state that its subscriptions ask for, after another device was installed:
 * on while there are paid days, otherwise off.
 */
export async function alignNetwork(tx: Store, accountId: string, now: Date): Promise<void> {
  const {
    account,
    terms: [first],
  } = await lockSubscriptions(tx, accountId, now);
  const open = await runOpenTasks(tx, accountId, now);
  if (open.some(({ type }) => isStillWanted(type, first !== undefined))) return;
  if (first) {
    await openTask(tx, account, first, isRunning(first) || first.isRenewal ? 'RENEWAL' : 'ACTIVATION', now);
    return;
  }
  const ended = await latestPaid(tx, accountId);
  if (ended) await openTask(tx, account, ended, 'DEACTIVATION', now);
}
