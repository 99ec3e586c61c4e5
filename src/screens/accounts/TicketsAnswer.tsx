import { OPEN_TICKET_STATUSES } from '../../../contract/statuses';
import { tickets } from '../../../resources/tickets';
import { detailsPath } from '../../crud/declarations';
import { formatNumber } from '../../crud/format';
import { RecordLink } from '../../crud/values/ReferenceLink';
import type { Account } from './Account';
import { Answer } from './Answer';
import { useAccountTickets } from './useAccountData';

const QUESTION = 'Open tickets';

/** Do we owe them an answer? */
export function TicketsAnswer({ account: { id } }: { account: Account }) {
  const { data, error } = useAccountTickets(id);
  if (!data && error)
    return (
      <Answer question={QUESTION} value="Not known">
        {error.message}
      </Answer>
    );
  const open = data?.filter(({ status }) => OPEN_TICKET_STATUSES.some((each) => each === status));
  const [newest] = open ?? [];
  if (!newest) return <Answer question={QUESTION} value={open && 'None'} />;
  return (
    <Answer question={QUESTION} value={formatNumber(open?.length ?? 0)} tone="busy">
      <RecordLink details={detailsPath(tickets)} id={newest.id} text={tickets.represent(newest)} />
    </Answer>
  );
}
