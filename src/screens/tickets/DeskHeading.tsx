import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type Ticket, tickets } from '../../../resources/tickets/tickets';
import { personalTasks } from '../../../resources/worklists/personalTasks';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { Due } from '../../ui/texts/Due';
import { HelperText } from '../../ui/texts/HelperText';
import { RelativeTime } from '../../ui/texts/RelativeTime';
import { StatusChip } from '../../ui/texts/StatusChip';
import { useActionMutation } from '../actions/useActionMutation';
import { addTaskAddress } from '../worklists/addTaskAddress';
import { StatusActions } from './StatusActions';
import { TicketTags } from './TicketTags';
import type { OwnPermissions } from './useTicket';
import { WaitButton } from './WaitButton';

/** The subject and status of the ticket, how long the customer has waited, and the actions. */
export function DeskHeading({ ticket, own }: { ticket: Ticket; own: OwnPermissions }) {
  const { t, rich, wordsOf } = useWording();
  const can = useCan();
  const mayEdit = can(tickets, 'update') && own.may('Edit Task');
  const mayAddTask = can(personalTasks, 'create');
  const { open: edit } = useDrawer('edit');
  const { open: assign } = useDrawer('assign');
  return (
    <Box sx={{ flex: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {ticket.subject}
          </Typography>
          <StatusChip value={ticket.status} />
          {ticket.priority !== 'NORMAL' && <StatusChip value={ticket.priority} />}
          {ticket.waiting && <StatusChip value="WAITING_FOR_CUSTOMER" />}
          <TicketTags ticket={ticket} />
        </Box>
        <HelperText sx={{ mt: 0.25 }}>
          {ticket.ticketNumber} · {wordsOf(ticket.type)}
          {ticket.lastCustomerMessageAt && (
            <>
              {' · '}
              {rich('tickets.lastWrote', { ago: <RelativeTime moment={ticket.lastCustomerMessageAt} /> })}
            </>
          )}
          {ticket.firstReplyDue && (
            <>
              {' · '}
              {rich('tickets.firstReply', { due: <Due moment={ticket.firstReplyDue} /> })}
            </>
          )}
          {ticket.resolutionDue && (
            <>
              {' · '}
              {rich('tickets.resolution', { due: <Due moment={ticket.resolutionDue} /> })}
            </>
          )}
        </HelperText>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayAddTask && (
          <ActionButton icon="plus" component={Link} to={addTaskAddress('ticketId', ticket.id)}>
            {t('common.addTask')}
          </ActionButton>
        )}
        {mayEdit && (
          <ActionButton icon="pencil" onClick={edit}>
            {t('common.edit')}
          </ActionButton>
        )}
        {own.may('Assign Participant') && (
          <ActionButton icon="user-plus" onClick={assign}>
            {t('tickets.assign')}
          </ActionButton>
        )}
        <WaitButton ticket={ticket} own={own} />
        <StatusActions ticket={ticket} own={own} />
        {(own.mayTake || own.mayTakeOver) && <TakeButton ticket={ticket} />}
      </Box>
    </Box>
  );
}

/** A button that makes the user the assignee of an unassigned or a colleague's ticket. */
function TakeButton({ ticket: { id, responsibleId } }: { ticket: Ticket }) {
  const { t } = useWording();
  const { perform, isPending } = useActionMutation('takeTicket', {
    refreshes: [tickets.name],
    failed: t('tickets.notTaken'),
  });
  return (
    <ActionButton
      icon="hand"
      loading={isPending}
      onClick={() => perform({ params: { id }, body: { takeOverFrom: responsibleId } })}
    >
      {t(responsibleId ? 'tickets.takeOver' : 'tickets.takeIt')}
    </ActionButton>
  );
}
