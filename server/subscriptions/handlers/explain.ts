import { isPermitted } from '../../../contract/access/permissions';
import { Refusal } from '../../../contract/api/errors';
import { users } from '../../../resources/access/users';
import { accessLines } from '../../../resources/network/accessLines';
import { subscriptionEvents } from '../../../resources/subscriptions/subscriptionEvents';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import type { Identity } from '../../base/identity';
import { reach } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { explainLines } from '../../network/audit/explainLines';
import type { Store } from '../../store/Store';
import { eventSentence, summaryOf } from '../rules/explanation';

/** Returns a subscription's whole history, from its events, and what its account's lines do now. */
export function explainHandlers({ store, now }: Deps): Pick<Handlers, 'explainSubscription'> {
  return {
    async explainSubscription({ params, identity }) {
      const subscription = await store.get(subscriptions, params.id ?? '');
      if (!subscription) throw new Refusal('notFound', 'There is no such subscription.');
      const { id, startDate, endDate, durationDays, addedDays } = subscription;
      const events = await store.find(subscriptionEvents, {
        where: [{ path: 'subscriptionId', in: [id] }],
        sort: { path: 'position', ascending: true },
      });
      const userIds = [...new Set(events.flatMap(({ userId }) => userId ?? []))];
      const people = await store.find(users, { where: [{ path: 'id', in: userIds }] });
      const nameOf = (userId: string | null) => people.find((person) => person.id === userId)?.fullName ?? null;
      const explained = events.map(({ userId, dateCreated: at, ...event }) => {
        const { type, days, endBefore, endAfter } = event;
        const told = { id: event.id, at, type, days, endBefore, endAfter, by: nameOf(userId) };
        return { ...told, sentence: eventSentence(event) };
      });
      const what = { startDate, endDate, durationDays, addedDays, summary: summaryOf(subscription) };
      const lines = await linesOf(store, identity, subscription.accountId);
      return { explanation: { ...what, events: explained, lines: await explainLines(store, lines, now()) } };
    },
  };
}

/** Returns the lines of an account that the caller may see. */
async function linesOf(store: Store, identity: Identity | null, accountId: string) {
  const needed = accessLines.access?.list ?? [];
  if (!identity || !isPermitted(identity.permissions, needed)) return [];
  const within = reach(identity, accessLines, needed);
  return store.find(accessLines, { where: [{ path: 'accountId', in: [accountId] }], ...(within ? { within } : {}) });
}
