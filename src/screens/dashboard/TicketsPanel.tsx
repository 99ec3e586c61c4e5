import { OPEN_TICKET_STATUSES } from '../../../contract/statuses';
import type { RecordOf } from '../../../resources/defineResource';
import type { tickets } from '../../../resources/tickets';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { StatusChip } from '../../ui/texts/StatusChip';
import { ago } from './ago';
import { WaitingPanel } from './WaitingPanel';
import { useFirst } from './waiting';

type Ticket = RecordOf<typeof tickets>;
const OPEN = { ticketStatuses: OPEN_TICKET_STATUSES.join(',') };

/** Open tickets, first the one whose customer has waited longest. */
export function TicketsPanel() {
  const wording = useWording();
  const { t } = wording;
  const row = ({ id, subject, status, contact, lastCustomerMessageAt, dateCreated }: Ticket) => ({
    key: id,
    name: <RecordLink details="/ticket-details" id={id} text={subject} />,
    about: t('dashboard.wrote', {
      name: contact.name,
      ago: ago(lastCustomerMessageAt ?? dateCreated, new Date(), wording),
    }),
    aside: <StatusChip value={status} />,
  });
  return (
    <WaitingPanel
      title={t('dashboard.openTickets')}
      to="/customer-tickets"
      query={useFirst<Ticket>('tickets', OPEN, 'lastCustomerMessageAt')}
      nothing={t('dashboard.noOpenTickets')}
      row={row}
    />
  );
}
