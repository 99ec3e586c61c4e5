import { brand } from '../../../contract/brand';
import { formatPhone } from '../../../contract/phone';
import type { TicketStatus } from '../../../contract/statuses';
import { againstStatusChange } from '../../../contract/tickets/ticketAccess';
import { momentsOf } from '../../../contract/tickets/ticketStatus';
import { ticketStatusChanges } from '../../../resources/ticketStatusChanges';
import { toQuery } from '../../crud/listQuery';
import type { Deps } from '../../deps';
import { createRecord } from '../../store/createRecord';
import { tellContact } from '../../tickets/tellContact';
import { userNames } from '../../tickets/userNames';
import { changeTicket, refuse, ticketOf, workOn } from '../../tickets/work';
import type { Handlers } from '../Handlers';

/** What the customer is told of a ticket that has become so. */
const TOLD: Partial<Record<TicketStatus, string>> = {
  RESOLVED: `Your request is resolved. If not, call us on ${formatPhone(brand.contacts.phone)}.`,
  CLOSED: 'Your request is closed. Thank you for your patience.',
};

/** A ticket's way through its statuses. */
export function statusHandlers({
  store,
  now,
}: Deps): Pick<Handlers, 'listStatusChanges' | 'reviewTicket' | 'changeTaskStatus'> {
  const changeStatus: Handlers['changeTaskStatus'] = ({ params, body, identity }) =>
    store.transaction(async (tx) => {
      const work = await workOn(tx, params.id, identity);
      const { caller, participants, ticket } = work;
      const step = { from: ticket.status, to: body.status, reason: body.reason ?? null };
      refuse(againstStatusChange(caller, participants, step));
      const values = { ...step, ticketId: ticket.id, userId: caller.userId };
      const { id } = await createRecord(tx, ticketStatusChanges, values, now());
      const changes = { status: step.to, ...momentsOf(step.to, now().toISOString()) };
      const after = await changeTicket(tx, work, changes, now(), step.reason);
      const told = TOLD[step.to];
      if (told) await tellContact(tx, after, `status:${id}`, told, now());
      return { ticket: after };
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
  };
}
