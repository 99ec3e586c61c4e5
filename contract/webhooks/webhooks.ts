/** The events that a webhook can subscribe to; server/webhooks/occasions.ts defines when each occurs. */
export const WEBHOOK_EVENTS = [
  'payment.succeeded',
  'payment.reversed',
  'refund.effected',
  'subscription.activated',
  'subscription.expired',
  'subscription.extended',
  'account.status-changed',
  'order.placed',
  'ticket.opened',
  'ticket.replied',
  'ticket.status-changed',
  'work-order.status-changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_STATUSES = ['ACTIVE', 'PAUSED'] as const;

/** FAILED: given up until it is sent again by hand. */
export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;

/** The prefix of every webhook secret, as in Standard Webhooks. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** Returns a sentence that says why a delivery cannot be sent again, or null if it can. */
export function redeliveryRefusal(
  delivery: { status: (typeof DELIVERY_STATUSES)[number] },
  webhook: { status: (typeof WEBHOOK_STATUSES)[number] },
): string | null {
  if (delivery.status === 'PENDING') return 'This delivery is still waiting to be sent.';
  return webhook.status === 'PAUSED' ? 'The webhook is paused. Activate it first.' : null;
}
