import type { RecordOf } from '../../../resources/language/defineResource';
import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { LinesPanel } from '../actions/LinesPanel';
import type { Account } from './Account';
import { useAccountTickets } from './useAccountData';

type Ticket = RecordOf<typeof tickets>;

/** The customer's tickets, newest first. */
export function TicketsPanel({ account: { id } }: { account: Account }) {
  const wording = useWording();
  const { permitted, data, error, refetch } = useAccountTickets(id);
  if (!permitted) return null;
  return (
    <LinesPanel
      title={wording.t('accounts.tickets')}
      resource={tickets}
      answer={{ data, error, refetch }}
      facts={(ticket) => factsOf(ticket, wording)}
    />
  );
}

const factsOf = ({ dateCreated, priority }: Ticket, { t, wordsOf, formatDateTime }: Wording) => ({
  below: [formatDateTime(dateCreated), t('accounts.priority', { priority: wordsOf(priority) })],
});
