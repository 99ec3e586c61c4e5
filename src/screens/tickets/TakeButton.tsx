import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useActionMutation } from '../actions/useActionMutation';

/** A button that makes the user the assignee of an unassigned ticket. */
export function TakeButton({ ticketId }: { ticketId: string }) {
  const { t } = useWording();
  const { perform, isPending } = useActionMutation('takeTicket', {
    refreshes: [tickets.name],
    failed: t('tickets.notTaken'),
  });
  return (
    <ActionButton icon="hand" loading={isPending} onClick={() => perform({ params: { id: ticketId } })}>
      {t('tickets.takeIt')}
    </ActionButton>
  );
}
