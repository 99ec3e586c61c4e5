import { createHmac } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '../../contract/webhooks/webhooks';
import type { RecordOf } from '../../resources/language/defineResource';
import type { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';

type Delivery = Pick<RecordOf<typeof webhookDeliveries>, 'id' | 'event' | 'dateCreated' | 'data'>;

const keyOf = (appSecret: string, webhookId: string): Buffer =>
  createHmac('sha256', appSecret).update(`webhook ${webhookId}`).digest();

/** Returns the secret of a webhook, as its receiver stores it. */
export const secretOf = (appSecret: string, webhookId: string): string =>
  WEBHOOK_SECRET_PREFIX + keyOf(appSecret, webhookId).toString('base64');

/**
 * Returns the request of a delivery, signed according to Standard Webhooks 1.0: over id, timestamp and body, so that it cannot be
 * replayed.
 */
export function signedRequest(appSecret: string, webhookId: string, delivery: Delivery, now: Date) {
  const { id, event, dateCreated: occurredAt, data } = delivery;
  const body = JSON.stringify({ id, event, occurredAt, data });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', keyOf(appSecret, webhookId)).update(`${id}.${timestamp}.${body}`);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
  return { headers, body };
}
