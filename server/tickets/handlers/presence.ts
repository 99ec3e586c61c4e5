import { subMilliseconds } from 'date-fns';
import { PRESENCE_COUNTS } from '../../../contract/tickets/presence';
import { ticketPresences } from '../../../resources/tickets/systemTables';
import { userNames } from '../../access/users';
import { callerOf } from '../../base/identity';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { createRecord } from '../../store/createRecord';
import { type Store, UniqueViolation } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { ticketOf } from '../work';

/** The maximum number of colleagues who are answered. */
const MOST = 20;

interface Presence {
  ticketId: string;
  userId: string;
  isTyping: boolean;
  seenAt: string;
}

/** Shows the readers of a ticket to each other. It is stored in the database, so that any process can answer. */
export function presenceHandlers({ store, now }: Deps): Pick<Handlers, 'reportPresence'> {
  return {
    async reportPresence({ params, body, identity }) {
      const { id: ticketId } = await ticketOf(store, params.id);
      const { userId } = callerOf(identity);
      const [seenAt, since] = [now(), subMilliseconds(now(), PRESENCE_COUNTS)].map((each) => each.toISOString());
      await report(store, { ticketId, userId, isTyping: body.isTyping === true, seenAt: seenAt as string }, now());
      const others = await store.find(ticketPresences, {
        where: [
          { path: 'ticketId', in: [ticketId] },
          { path: 'userId', isNot: userId },
          { path: 'seenAt', from: since as string },
        ],
        limit: MOST,
      });
      const names = await userNames(
        store,
        others.map((each) => each.userId),
      );
      return {
        readers: others.map((each) => ({
          userId: each.userId,
          userName: names.get(each.userId) ?? '',
          isTyping: each.isTyping === true,
        })),
      };
    },
  };
}

async function report(store: Store, presence: Presence, now: Date): Promise<void> {
  const { ticketId, userId } = presence;
  const where = [
    { path: 'ticketId', in: [ticketId] },
    { path: 'userId', in: [userId] },
  ] as const;
  const [own] = await store.find(ticketPresences, { where, limit: 1 });
  if (own) {
    await updateRecord(store, ticketPresences, own.id, presence, now);
    return;
  }
  try {
    await createRecord(store, ticketPresences, presence, now);
  } catch (error) {
    // The same user's other tab was first.
    if (!(error instanceof UniqueViolation)) throw error;
  }
}
