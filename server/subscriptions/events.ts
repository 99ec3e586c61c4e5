import { subscriptionEvents } from '../../resources/subscriptions/subscriptionEvents';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { createRecord, type NewRecord } from '../store/createRecord';
import type { Store } from '../store/Store';

type Event = NewRecord<typeof subscriptionEvents>;

/** An event's type, actor and reason. Its dates and account come from the subscription itself. */
export type Happening = Pick<Event, 'type' | 'days' | 'paymentId' | 'userId' | 'note'>;

/** The events of subscriptions, by subscription id. */
export type Story = Readonly<Record<string, Happening>>;

/**
 * Appends an event of a subscription. `before` is its previous state, or null if it is new. It runs while the account's line is
 * locked (see lockSubscriptions), so that no two events get the same position.
 */
export async function recordEvent(
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

/**
 * Returns the event implied by a change, if no explicit event was recorded: it follows from another subscription's event, or from
 * time. Null if nothing changed.
 */
export function consequence(before: Subscription, after: Subscription): Happening | null {
  if (before.status !== after.status) return { type: after.status === 'EXPIRED' ? 'EXPIRED' : 'ACTIVATED' };
  return before.startDate !== after.startDate || before.endDate !== after.endDate ? { type: 'MOVED' } : null;
}
