import { subscriptionEvents } from '../../resources/subscriptions/subscriptionEvents';
import { createRecord, type NewRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Subscription } from './Subscription';

type Event = NewRecord<typeof subscriptionEvents>;

/** What happened, who did it and why; the dates and the account come from the subscription itself. */
export type Happening = Pick<Event, 'type' | 'days' | 'paymentId' | 'userId' | 'note'>;

/** What happened to subscriptions, by their ids. */
export type Story = Readonly<Record<string, Happening>>;

/**
 * Appends what happened to a subscription: `before` is what it was, null where it is new. It runs in the turn of the account's
 * line (see openLine), so that no two events take one place.
 */
export async function tell(
  tx: Store,
  before: Subscription | null,
  after: Subscription,
  what: Happening,
  now: Date,
): Promise<void> {
  const { id: subscriptionId, accountId } = after;
  const position = await tx.count(subscriptionEvents, { where: [{ path: 'subscriptionId', in: [subscriptionId] }] });
  const ends = { endBefore: before?.endDate ?? null, endAfter: after.endDate };
  await createRecord(tx, subscriptionEvents, { subscriptionId, accountId, position, ...ends, ...what }, now);
}

/** What a change of a subscription amounts to where nothing else is told of it: it follows from what happened to another one, or from time. */
export function consequence(before: Subscription, after: Subscription): Happening | null {
  if (before.status !== after.status) return { type: after.status === 'EXPIRED' ? 'EXPIRED' : 'ACTIVATED' };
  return before.startDate !== after.startDate || before.endDate !== after.endDate ? { type: 'MOVED' } : null;
}
