import { WAITING_TICKET_STATUSES } from '../../../contract/statuses';
import { tickets } from '../../../resources/tickets/tickets';
import { detailsPath } from '../../crud/declarations';
import { RecordLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import type { Account } from './Account';
import { Answer } from './Answer';
import { useAccountTickets } from './useAccountData';

/** Says whether the customer is waiting for an answer. */
export function TicketsAnswer({ account: { id } }: { account: Account }) {
  const { t, formatNumber } = useWording();
  const { data, error } = useAccountTickets(id);
  if (!data && error)
    return (
      <Answer question={t('accounts.openTickets')} value={t('common.notKnown')}>
        {error.message}
      </Answer>
    );
  const open = data?.filter(({ status }) => WAITING_TICKET_STATUSES.some((each) => each === status));
  const [newest] = open ?? [];
  if (!newest) return <Answer question={t('accounts.openTickets')} value={open && t('common.none')} />;
  return (
    <Answer question={t('accounts.openTickets')} value={formatNumber(open?.length ?? 0)} tone="busy">
      <RecordLink details={detailsPath(tickets)} id={newest.id} text={tickets.represent(newest)} />
    </Answer>
  );
}
