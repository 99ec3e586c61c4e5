import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';
import { webhooks } from '../../resources/webhooks/webhooks';
import { mayEnter } from '../access/rules/access';
import { notify } from '../notifications/notify';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { isToPause } from './rules/webhooks';

type Webhook = RecordOf<typeof webhooks>;

/** A delivery was accepted: the webhook works. */
export async function noteSuccess(tx: Store, { id, failingSince }: Webhook, now: Date): Promise<void> {
  if (failingSince) await updateRecord(tx, webhooks, id, { failingSince: null }, now);
}

/** A delivery failed; where none has succeeded for three days, the webhook is paused and its maker told. */
export async function noteFailure(tx: Store, { id, status, failingSince, makerId }: Webhook, now: Date): Promise<void> {
  if (!failingSince) await updateRecord(tx, webhooks, id, { failingSince: now.toISOString() }, now);
  else if (status === 'ACTIVE' && isToPause(failingSince, now)) {
    await updateRecord(tx, webhooks, id, { status: 'PAUSED' }, now);
    await giveUpWaiting(tx, id, now);
    await notify(tx, { kind: 'WEBHOOK_PAUSED', to: [makerId], byId: null, about: { resource: webhooks, id } }, now);
  }
}

/** Pauses a webhook if its maker may no longer sign in, since it would tell them what they may not see. Returns whether it did. */
export async function pauseWithMaker(store: Store, { id, makerId }: Webhook, now: Date): Promise<boolean> {
  if (await canMakerEnter(store, makerId)) return false;
  await store.transaction(async (tx) => {
    await tx.get(webhooks, id, { lock: true });
    await updateRecord(tx, webhooks, id, { status: 'PAUSED' }, now);
    await giveUpWaiting(tx, id, now);
  });
  return true;
}

/** Whether the maker of a webhook may still sign in. */
export async function canMakerEnter(store: Store, makerId: string): Promise<boolean> {
  const maker = await store.get(users, makerId);
  return maker !== null && mayEnter(maker);
}

/** What waits for a webhook that is paused is given up; people may send it again once it is active. */
export async function giveUpWaiting(tx: Store, webhookId: string, now: Date): Promise<void> {
  const where = [
    { path: 'webhookId', in: [webhookId] },
    { path: 'status', in: ['PENDING'] },
  ] as const;
  const failed = { status: 'FAILED', nextAttemptAt: null, lastError: 'The webhook was paused.' } as const;
  for (const { id } of await tx.pick(webhookDeliveries, ['id'], { where }))
    await updateRecord(tx, webhookDeliveries, id, failed, now);
}
