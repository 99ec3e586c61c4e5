import { TICKET_STATUSES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { longText, oneOf, reference } from './kinds';

/** A ticket's way through its statuses; only appended. */
export const ticketStatusChanges = defineResource({
  name: 'ticket-status-changes',
  label: ['Status change', 'Status changes'],
  icon: 'history',
  representation: (change) => `${change.from} → ${change.to}`,
  fields: {
    ticketId: reference('tickets', { label: 'Ticket', required: true, demo: ({ source }) => source.id as string }),
    from: oneOf(TICKET_STATUSES, { required: true }),
    to: oneOf(TICKET_STATUSES, { required: true, filter: 'to' }),
    userId: reference('users', { label: 'By', demo: ({ source }) => source.responsibleId as string | null }),
    reason: longText({ maxLength: 500, demo: () => null }),
  },
  list: { columns: ['ticketId', 'from', 'to', 'userId', 'reason', 'dateCreated'] },
  access: { list: 'View Tickets', whose: { through: 'ticketId' } },
  demo: {
    from: 'tickets',
    each: ({ responsibleSince, resolvedAt, closedAt }) =>
      [
        { from: 'NEW', to: 'IN_PROGRESS', dateCreated: responsibleSince },
        { from: 'IN_PROGRESS', to: 'RESOLVED', dateCreated: resolvedAt },
        { from: 'RESOLVED', to: 'CLOSED', dateCreated: closedAt },
      ].filter(({ dateCreated }) => dateCreated !== null),
  },
});
