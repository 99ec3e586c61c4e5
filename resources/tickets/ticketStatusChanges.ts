import { TICKET_STATUSES } from '../../contract/statuses';
import { inWords } from '../../contract/text';
import { defineResource } from '../language/defineResource';
import { longText, oneOf, reference } from '../language/kinds';

/** The status changes of a ticket; append-only. */
export const ticketStatusChanges = defineResource({
  name: 'ticket-status-changes',
  label: ['Status change', 'Status changes'],
  icon: 'history',
  representation: (change) => `${inWords(change.from)} → ${inWords(change.to)}`,
  fields: {
    ticketId: reference('tickets', { label: 'Ticket', required: true }),
    from: oneOf(TICKET_STATUSES, { required: true }),
    to: oneOf(TICKET_STATUSES, { required: true, filter: 'to' }),
    userId: reference('users', { label: 'By' }),
    reason: longText({ maxLength: 500 }),
  },
  list: { columns: ['ticketId', 'from', 'to', 'userId', 'reason', 'dateCreated'] },
  access: { list: 'View Tickets', whose: { through: 'ticketId' } },
});
