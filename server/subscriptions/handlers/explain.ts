import { Refusal } from '../../../contract/api/errors';
import { users } from '../../../resources/access/users';
import { subscriptionEvents } from '../../../resources/subscriptions/subscriptionEvents';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { eventSentence, summaryOf } from '../rules/explanation';

/** Returns a subscription's whole history, from its events. */
export function explainHandlers({ store }: Deps): Pick<Handlers, 'explainSubscription'> {
  return {
    async explainSubscription({ params }) {
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
      return { explanation: { ...what, events: explained } };
    },
  };
}
