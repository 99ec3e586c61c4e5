import { Refusal } from '../../contract/api/errors';
import { choicesOf } from '../../contract/subscriptionStatus';
import type { Change, Guard } from '../crud/Guard';
import { isInLine, joined, left } from '../rules/subscriptionLine';
import type { Store } from '../store/Store';
import { changeLine, openLine } from './line';
import type { Subscription } from './Subscription';

/** Staff change a subscription's status as far as its life allows that by hand; the line, the network and the account follow. */
export const subscriptionsGuard: Guard<Subscription> = {
  async update(tx: Store, { before, after, identity }: Change<Subscription, Subscription>, now: Date) {
    if (before.status === after.status) return;
    const choices = choicesOf(before.status);
    if (!choices.includes(after.status)) {
      const accepted = choices.length ? `can become: ${choices.join(', ')}` : 'cannot be changed by hand';
      throw new Refusal('conflict', `A subscription that is ${before.status} ${accepted}.`, { status: accepted });
    }
    const line = await openLine(tx, after.accountId, now);
    const others = line.terms.filter(({ id }) => id !== after.id);
    const terms = isInLine(before) ? [before, ...others] : others;
    const note = `${before.status} → ${after.status}`;
    const story = { [after.id]: { type: 'STATUS_CHANGED', userId: identity?.userId ?? null, note } } as const;
    const changed = isInLine(after) ? joined(others, after, now) : leaving(terms, after, now);
    await changeLine(tx, { ...line, terms }, changed, story, now);
  },
};

const leaving = (terms: readonly Subscription[], after: Subscription, now: Date): Subscription[] =>
  terms.some(({ id }) => id === after.id) ? left(terms, after.id, after.status, now) : [after, ...terms];
