import { useNotify } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useTicketChange } from './useTicket';

/** A button that makes the user the assignee of an unassigned ticket. */
export function TakeButton({ ticketId }: { ticketId: string }) {
  const { t } = useWording();
  const notify = useNotify();
  const { mutate, isPending } = useTicketChange(() => callApi('takeTicket', { params: { id: ticketId } }));
  const onError = ({ message }: Error) => notify(message || t('tickets.notTaken'), { type: 'error' });
  return (
    <ActionButton icon="hand" loading={isPending} onClick={() => mutate(undefined, { onError })}>
      {t('tickets.takeIt')}
    </ActionButton>
  );
}
