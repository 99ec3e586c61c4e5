import { useNotify } from 'react-admin';
import { againstWaiting } from '../../../contract/tickets/ticketStatus';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { ActionButton } from '../../ui/buttons/ActionButton';
import type { Ticket } from './entries';
import { type OwnPermissions, useTicketChange } from './useTicket';

/** A button that starts or ends waiting for the customer. */
export function WaitButton({ ticket, own: { may } }: { ticket: Ticket; own: OwnPermissions }) {
  const { t, sentenceOf } = useWording();
  const notify = useNotify();
  const { id, waiting, status, dateUpdated } = ticket;
  const { mutate, isPending } = useTicketChange(() =>
    callApi('waitForCustomer', { params: { id }, body: { waiting: !waiting }, version: dateUpdated }),
  );
  if (!may('Start Work') || againstWaiting(status)) return null;
  const onError = (error: Error) =>
    notify(error.message ? sentenceOf(error) : t('tickets.notChanged'), { type: 'error' });
  return (
    <ActionButton icon={waiting ? 'play' : 'pause'} loading={isPending} onClick={() => mutate(undefined, { onError })}>
      {t(waiting ? 'tickets.customerAnswered' : 'tickets.waitForCustomer')}
    </ActionButton>
  );
}
