import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { SUBSCRIPTION_TRANSITIONS } from '../../contract/subscriptions/subscriptionStatus';
import { transitionRefusal } from '../../contract/transitions';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Change, Guard } from '../crud/Guard';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { openLineOf, saveSubscriptions } from './line';
import { isInLine, joined, left, paused } from './rules/subscriptionLine';
import type { Line } from './Subscription';
import { statusStory } from './statusStory';

/** The statuses that end a subscription for good. */
const FINAL: readonly Subscription['status'][] = ['TERMINATED', 'FORFEITED'];

/**
 * Applies a status that staff give a subscription, as far as its transitions allow. The line, the network and the account follow.
 */
export const subscriptionsGuard: Guard<Subscription> = {
  async update(tx: Store, { before, after, identity, reason }: Change<Subscription, Subscription>, now: Date) {
    if (before.status === after.status) return;
    // The line is brought up to now with the subscription's previous status, because it may have ended in the meantime.
    await updateRecord(tx, subscriptions, after.id, { status: before.status }, now);
    const opened = await openLineOf(tx, after.id, now);
    if (!opened) return;
    const { line, subscription } = opened;
    const refusal = transitionRefusal(SUBSCRIPTION_TRANSITIONS, 'Subscription', subscription.status, after.status);
    if (refusal) throw refusal;
    if (FINAL.includes(after.status) && !reason)
      throw new Refusal('invalid', 'Ending a subscription needs a reason: change its status on its own.', {
        status: 'needs a reason: change the status on its own',
      });
    const changed = changedTo(line, subscription, after.status, now);
    const become = changed.find(({ id }) => id === after.id) ?? after;
    const story = { [after.id]: statusStory(become, { userId: identity?.userId ?? null, reason }) };
    await saveSubscriptions(tx, line, changed, story, now);
  },
};

function changedTo({ account, terms }: Line, subscription: Subscription, status: Subscription['status'], now: Date) {
  const { id } = subscription;
  if (status === 'CREATED') {
    if (account.status === 'SUSPENDED')
      throw new Refusal(
        'conflict',
        phrase('Account {accountNumber} is suspended: resume the account.', {
          accountNumber: account.accountNumber,
        }),
      );
    return joined(terms, subscription, now);
  }
  if (!isInLine(subscription)) return [{ ...subscription, status }, ...terms];
  return status === 'INACTIVE' ? paused(terms, id, now) : left(terms, id, status, now);
}
