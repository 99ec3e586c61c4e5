import { OPEN_TICKET_STATUSES } from '../../../contract/statuses';
import { tickets } from '../../../resources/tickets';
import { formatNumber } from '../../generated/format';
import { useTotal } from '../dashboard/useTotal';
import type { Account } from './Account';
import { Answer } from './Answer';

/** Do we owe them an answer? */
export function TicketsAnswer({ account: { id } }: { account: Account }) {
  const { data, error } = useTotal(tickets.name, { accountId: id, ticketStatuses: OPEN_TICKET_STATUSES.join(',') });
  const value = error ? 'Not known' : data === 0 ? 'None' : data && formatNumber(data);
  return <Answer question="Open tickets" value={value} {...(data ? { tone: 'busy' as const } : {})} />;
}
