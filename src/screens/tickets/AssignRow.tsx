import type { Ticket } from '../../../resources/tickets/tickets';
import type { RowPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { IconButton } from '../../ui/buttons/IconButton';
import { usePopup } from '../../ui/buttons/usePopup';
import { PopupPanel } from '../../ui/dialogs/PopupPanel';
import { AssigneePicker } from './AssigneePicker';
import { useAssign } from './useAssign';

/** A button in a ticket's row that sets its assignee. */
export function AssignRow({ record }: RowPartProps) {
  const { t } = useWording();
  const may = useCan()('assignTickets');
  const { trigger, popup, close } = usePopup('dialog');
  const { assign, isPending } = useAssign();
  const { id, ticketNumber, status } = record as Ticket;
  if (!may || status === 'CLOSED') return null;
  const label = t('tickets.assignOne', { ticketNumber });
  return (
    <>
      <IconButton label={label} icon="user-plus" size="small" disabled={isPending} {...trigger} />
      <PopupPanel {...popup} label={label}>
        <AssigneePicker
          onChoose={(userId, name) => {
            close();
            assign({ ids: [id], userId, name });
          }}
        />
      </PopupPanel>
    </>
  );
}
