import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';
import { webhooks } from '../../resources/webhooks/webhooks';
import { canSignIn } from '../access/rules/access';
import { notifyStaff } from '../notifications/notifyStaff';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { isToPause } from './rules/webhooks';

type Webhook = RecordOf<typeof webhooks>;

/** Notes that a delivery was accepted, so the webhook works. */
export async function noteSuccess(tx: Store, { id, failingSince }: Webhook, now: Date): Promise<void> {
  if (failingSince) await updateRecord(tx, webhooks, id, { failingSince: null }, now);
}

/** Notes that a delivery failed. If none has succeeded for three days, pauses the webhook and notifies its creator. */
export async function noteFailure(tx: Store, { id, status, failingSince, makerId }: Webhook, now: Date): Promise<void> {
  if (!failingSince) await updateRecord(tx, webhooks, id, { failingSince: now.toISOString() }, now);
  else if (status === 'ACTIVE' && isToPause(failingSince, now)) {
    await updateRecord(tx, webhooks, id, { status: 'PAUSED' }, now);
    await giveUpWaiting(tx, id, now);
    await notifyStaff(
      tx,
      { kind: 'WEBHOOK_PAUSED', to: [makerId], byId: null, about: { resource: webhooks, id } },
      now,
    );
  }
}

/**
 * Pauses a webhook if its creator may no longer sign in, because it would send them what they may no longer see. Returns whether
 * it did.
 */
export async function pauseWithMaker(store: Store, { id, makerId }: Webhook, now: Date): Promise<boolean> {
  if (await canMakerEnter(store, makerId)) return false;
  await store.transaction(async (tx) => {
    await tx.get(webhooks, id, { lock: true });
    await updateRecord(tx, webhooks, id, { status: 'PAUSED' }, now);
    await giveUpWaiting(tx, id, now);
  });
  return true;
}

/** Returns whether a webhook's creator may still sign in. */
export async function canMakerEnter(store: Store, makerId: string): Promise<boolean> {
  const maker = await store.get(users, makerId);
  return maker !== null && canSignIn(maker);
}

/** Gives up the pending deliveries of a paused webhook. People may send them again once it is active. */
export async function giveUpWaiting(tx: Store, webhookId: string, now: Date): Promise<void> {
  const where = [
    { path: 'webhookId', in: [webhookId] },
    { path: 'status', in: ['PENDING'] },
  ] as const;
  const failed = { status: 'FAILED', nextAttemptAt: null, lastError: 'The webhook was paused.' } as const;
  for (const { id } of await tx.pick(webhookDeliveries, ['id'], { where }))
    await updateRecord(tx, webhookDeliveries, id, failed, now);
}
