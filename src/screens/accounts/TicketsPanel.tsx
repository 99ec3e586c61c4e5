import type { RecordOf } from '../../../resources/defineResource';
import { tickets } from '../../../resources/tickets';
import { formatDateTime, wordsOf } from '../../crud/format';
import { LinesPanel } from '../actions/LinesPanel';
import type { Account } from './Account';
import { useAccountTickets } from './useAccountData';

type Ticket = RecordOf<typeof tickets>;

/** What they want from us, the newest first. */
export function TicketsPanel({ account: { id } }: { account: Account }) {
  const { permitted, data, error, refetch } = useAccountTickets(id);
  if (!permitted) return null;
  return <LinesPanel title="Tickets" resource={tickets} answer={{ data, error, refetch }} facts={factsOf} />;
}

const factsOf = ({ dateCreated, priority }: Ticket) => ({
  below: [formatDateTime(dateCreated), `${wordsOf(priority)} priority`],
});
