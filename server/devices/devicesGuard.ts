import { OPEN_TASK_STATUSES } from '../../contract/statuses';

import type { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import type { Guard } from '../crud/Guard';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

type Device = RecordOf<typeof devices>;

/** Has an account's open network tasks run at once after a device is assigned to it, or can be reached differently. */
export const devicesGuard: Guard<Device> = {
  create: (tx, { after }, now) => runOpenTasks(tx, after, now),
  async update(tx, { before, after }, now) {
    const decisive = ['accountId', 'managementId', 'serialNumber'] as const;
    if (decisive.some((name) => before[name] !== after[name])) await runOpenTasks(tx, after, now);
  },
};

async function runOpenTasks(tx: Store, { accountId }: Device, now: Date): Promise<void> {
  if (!accountId) return;
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'status', in: OPEN_TASK_STATUSES },
  ] as const;
  const due = { status: 'PENDING', nextAttemptAt: now.toISOString() } as const;
  for (const { id } of await tx.find(subscriptionUpdateTasks, { where }))
    await updateRecord(tx, subscriptionUpdateTasks, id, due, now);
}
