import { OPEN_TICKET_STATUSES } from '../../../contract/statuses';
import type { RecordOf } from '../../../resources/defineResource';
import type { tickets } from '../../../resources/tickets';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { StatusChip } from '../../crud/values/StatusChip';
import { ago } from './ago';
import { WaitingPanel } from './WaitingPanel';
import { useFirst } from './waiting';

type Ticket = RecordOf<typeof tickets>;
const OPEN = { ticketStatuses: OPEN_TICKET_STATUSES.join(',') };

/** Open tickets, first the one whose customer has waited longest. */
export function TicketsPanel() {
  const row = ({ id, subject, status, contact, lastCustomerMessageAt, dateCreated }: Ticket) => ({
    key: id,
    name: <RecordLink details="/ticket-details" id={id} text={subject} />,
    about: `${contact.name} wrote ${ago(lastCustomerMessageAt ?? dateCreated, new Date())}`,
    aside: <StatusChip value={status} />,
  });
  return (
    <WaitingPanel
      title="Open tickets"
      to="/customer-tickets"
      query={useFirst<Ticket>('tickets', OPEN, 'lastCustomerMessageAt')}
      nothing="No open tickets."
      row={row}
    />
  );
}
