import type { WebhookEvent } from '../../contract/webhooks/webhooks';
import { accounts } from '../../resources/accounts/accounts';
import { publicView } from '../../resources/catalogue/publicView';
import {
  type AnyResource,
  type RecordOf,
  removeAt,
  sensitiveLeavesOf,
  valueAt,
} from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { extensions } from '../../resources/subscriptions/extensions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { comments } from '../../resources/tickets/comments';
import { replies } from '../../resources/tickets/replies';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import type { Store } from '../store/Store';

/** The trigger of an event: a kind of record, and the difference between its states before and after a transaction. */
export interface EventTrigger {
  event: WebhookEvent;
  of: AnyResource;
  /** The field whose change triggers the event. If left out, creating the record does. */
  field?: string;
  /** `before` is null for a record that was created. */
  happened(before: object | null, after: object): boolean;
  /** Returns whether the record may be sent to other systems. If left out, it may. */
  isOpen?(tx: Store, after: object): Promise<boolean>;
}

const made = (event: WebhookEvent, of: AnyResource, more: Pick<EventTrigger, 'isOpen'> = {}): EventTrigger => ({
  event,
  of,
  happened: (before) => before === null,
  ...more,
});

const changed = (event: WebhookEvent, of: AnyResource): EventTrigger => ({
  event,
  of,
  field: 'status',
  happened: (before, after) => before !== null && valueAt(before, 'status') !== valueAt(after, 'status'),
});

/** Triggers when the status changes to `to` (from `from`, if given). */
const became = (event: WebhookEvent, of: AnyResource, to: string, from?: string): EventTrigger => ({
  event,
  of,
  field: 'status',
  happened: (before, after) => {
    const was = before && valueAt(before, 'status');
    return valueAt(after, 'status') === to && was !== to && (from === undefined || was === from);
  },
});

const isForCustomer = async (_: Store, comment: object) => !(comment as RecordOf<typeof comments>).internal;
const answersCustomer = async (tx: Store, reply: object) => {
  const comment = await tx.get(comments, (reply as RecordOf<typeof replies>).commentId);
  return comment !== null && !comment.internal;
};

const OCCASIONS: readonly EventTrigger[] = [
  became('payment.succeeded', payments, 'SUCCESSFUL'),
  became('payment.reversed', payments, 'FAILED', 'SUCCESSFUL'),
  became('refund.effected', paymentRefundTasks, 'EFFECTED'),
  became('subscription.activated', subscriptions, 'ACTIVE'),
  became('subscription.expired', subscriptions, 'EXPIRED'),
  made('subscription.extended', extensions),
  changed('account.status-changed', accounts),
  made('order.placed', subscriptionForms),
  made('ticket.opened', tickets),
  made('ticket.replied', comments, { isOpen: isForCustomer }),
  made('ticket.replied', replies, { isOpen: answersCustomer }),
  changed('ticket.status-changed', tickets),
  changed('work-order.status-changed', workOrders),
];

/** Returns the triggers for a resource's records. */
export const occasionsOf = (resource: AnyResource): readonly EventTrigger[] =>
  OCCASIONS.filter(({ of }) => of.name === resource.name);

/** Returns the resources whose records an event sends. */
export const toldBy = (event: WebhookEvent): AnyResource[] =>
  OCCASIONS.filter((occasion) => occasion.event === event).map(({ of }) => of);

/** Returns a record as it is sent to other systems: as the API shows it, without the masked fields. */
export function eventView(resource: AnyResource, record: object): object {
  const view = { ...publicView(resource, record) } as Record<string, unknown>;
  for (const { path } of sensitiveLeavesOf(resource)) removeAt(view, path);
  return view;
}
