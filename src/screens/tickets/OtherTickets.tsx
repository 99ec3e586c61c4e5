import { OPEN_TICKET_STATUSES } from '../../../contract/statuses';
import type { Ticket } from '../../../resources/tickets/tickets';
import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { useAccountTickets } from '../accounts/useAccountData';
import { LinesPanel } from '../actions/LinesPanel';

/** The customer's other open tickets; hidden if there are none. */
export function OtherTickets({ ticket, accountId }: { ticket: Ticket; accountId: string }) {
  const { t, formatDateTime } = useWording();
  const { data, error, refetch } = useAccountTickets(accountId);
  const others = data?.filter(
    ({ id, status }) => id !== ticket.id && OPEN_TICKET_STATUSES.some((each) => each === status),
  );
  if (!others?.length) return null;
  return (
    <LinesPanel
      title={t('tickets.otherTickets')}
      resource={tickets}
      answer={{ data: others, error, refetch }}
      facts={({ dateCreated }) => ({ below: [formatDateTime(dateCreated)] })}
    />
  );
}
