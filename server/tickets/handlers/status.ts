import { ticketStatusChanges } from '../../../resources/tickets/ticketStatusChanges';
import { userNames } from '../../access/users';
import { toQuery } from '../../crud/listQuery';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { move, wait } from '../move';
import { takeUp, ticketOf, workOn } from '../work';

type Name = 'listStatusChanges' | 'reviewTicket' | 'changeTaskStatus' | 'waitForCustomer';

/** Changes of a ticket's status. */
export function statusHandlers({ store, now }: Deps): Pick<Handlers, Name> {
  const changeStatus: Handlers['changeTaskStatus'] = ({ params, body, identity }) =>
    store.transaction(async (tx) => {
      const work = await takeUp(tx, params.id, identity);
      const step = { to: body.status, reason: body.reason ?? null, tells: true };
      const { ticket } = await move(tx, work, step, now());
      return { ticket };
    });

  return {
    async listStatusChanges({ params, query }) {
      const { id: ticketId } = await ticketOf(store, params.id);
      const listed = toQuery(ticketStatusChanges, { ...query, ticketId }, 'list');
      const { records, totalRecords } = await store.list(ticketStatusChanges, listed);
      const names = await userNames(
        store,
        records.map(({ userId }) => userId),
      );
      const nameOf = (id: string | null) => (id && names.get(id)) || null;
      return { statusChanges: records.map((each) => ({ ...each, userName: nameOf(each.userId) })), totalRecords };
    },

    reviewTicket: changeStatus,
    changeTaskStatus: changeStatus,

    waitForCustomer: ({ params, body, identity }) =>
      store.transaction(async (tx) => {
        const { ticket } = await wait(tx, await workOn(tx, params.id, identity), body.waiting, now());
        return { ticket };
      }),
  };
}
