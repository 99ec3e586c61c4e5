import { againstWaiting } from '../../../contract/tickets/ticketStatus';
import type { Ticket } from '../../../resources/tickets/tickets';
import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useActionMutation } from '../actions/useActionMutation';
import type { OwnPermissions } from './useTicket';

/** A button that starts or ends waiting for the customer. */
export function WaitButton({ ticket, own: { may } }: { ticket: Ticket; own: OwnPermissions }) {
  const { t } = useWording();
  const { id, waiting, status, dateUpdated } = ticket;
  const { perform, isPending } = useActionMutation('waitForCustomer', {
    refreshes: [tickets.name],
    failed: t('tickets.notChanged'),
  });
  if (!may('Start Work') || againstWaiting(status)) return null;
  const change = () => perform({ params: { id }, body: { waiting: !waiting }, version: dateUpdated });
  return (
    <ActionButton icon={waiting ? 'play' : 'pause'} loading={isPending} onClick={change}>
      {t(waiting ? 'tickets.customerAnswered' : 'tickets.waitForCustomer')}
    </ActionButton>
  );
}
