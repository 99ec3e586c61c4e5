import type { RecordOf } from '../../resources/defineResource';
import { webhookDeliveries } from '../../resources/webhookDeliveries';
import { webhooks } from '../../resources/webhooks';
import { notify } from '../notifications/notify';
import { isToPause } from '../rules/webhooks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

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
