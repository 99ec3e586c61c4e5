/** What a webhook can be told of; server/webhooks/occasions.ts says when each happens. */
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

/** FAILED: given up, until somebody sends it again. */
export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const;

/** How every secret of a webhook begins, as Standard Webhooks has it. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

/** Why a delivery cannot be sent again, in a sentence; null where it can. */
export function redeliveryRefusal(
  delivery: { status: (typeof DELIVERY_STATUSES)[number] },
  webhook: { status: (typeof WEBHOOK_STATUSES)[number] },
): string | null {
  if (delivery.status === 'PENDING') return 'This delivery is still waiting to be sent.';
  return webhook.status === 'PAUSED' ? 'The webhook is paused. Activate it first.' : null;
}
