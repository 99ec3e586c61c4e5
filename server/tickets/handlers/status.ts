import { assigneeChanges } from '../../../resources/tickets/systemTables';
import { ticketStatusChanges } from '../../../resources/tickets/ticketStatusChanges';
import { userNames } from '../../access/users';
import { toQuery } from '../../crud/listQuery';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { move, wait } from '../move';
import { takeUp, ticketOf, workOn } from '../work';

type Name = 'listStatusChanges' | 'listAssigneeChanges' | 'reviewTicket' | 'changeTaskStatus' | 'waitForCustomer';

/** The maximum number of changes of the assignee that are answered. */
const MOST_CHANGES = 100;

/** Changes of a ticket's status and assignee. */
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

    async listAssigneeChanges({ params }) {
      const { id: ticketId } = await ticketOf(store, params.id);
      const latest = { sort: { path: 'dateCreated', ascending: false }, limit: MOST_CHANGES } as const;
      const changes = await store.find(assigneeChanges, { where: [{ path: 'ticketId', in: [ticketId] }], ...latest });
      const names = await userNames(
        store,
        changes.flatMap(({ fromId, toId, byId }) => [fromId, toId, byId]),
      );
      const nameOf = (id: string | null) => (id && names.get(id)) || null;
      const views = changes.map(({ id, dateCreated, fromId, toId, byId }) => ({
        id,
        dateCreated,
        fromName: nameOf(fromId),
        toName: nameOf(toId),
        byName: nameOf(byId),
      }));
      return { assigneeChanges: views.reverse() };
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
