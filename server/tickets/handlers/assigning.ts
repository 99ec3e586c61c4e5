import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { outcomesOf } from '../../outcomesOf';
import { assign, take } from '../assign';
import { colleagueOf, readersOfTickets } from '../participation';
import { workOn } from '../work';

/** Assigns tickets from the list of tickets. */
export function assigningHandlers({
  store,
  now,
}: Deps): Pick<Handlers, 'takeTicket' | 'assignTickets' | 'listTaskAssignees'> {
  return {
    takeTicket: ({ params, body, identity }) =>
      store.transaction(async (tx) => {
        const { ticket } = await take(tx, await workOn(tx, params.id, identity), body.takeOverFrom ?? null, now());
        return { ticket };
      }),

    async assignTickets({ body: { ids, userId }, identity }) {
      await colleagueOf(store, userId);
      const change = (id: string) =>
        store.transaction(async (tx) => assign(tx, await workOn(tx, id, identity), userId, now()));
      return { outcomes: await outcomesOf(ids, change) };
    },

    async listTaskAssignees({ query }) {
      const assignees = await readersOfTickets(store, query.searchTerm ?? '');
      return { assignees, totalRecords: assignees.length };
    },
  };
}
