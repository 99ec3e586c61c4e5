import Box from '@mui/material/Box';
import { type FlatField, valueAt } from '../../../resources/language/defineResource';
import { type Ticket, tickets } from '../../../resources/tickets/tickets';
import { lateOf } from '../../browser/lateOf';
import { Facts } from '../../crud/details/Facts';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { LateEditDrawer } from '../../crud/lateParts';
import { useIdParam } from '../../crud/useIdParam';
import { useWording } from '../../i18n/useWording';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { Panel } from '../../ui/frames/Panel';
import { Attachments } from '../attachments/Attachments';
import { WorkOrdersPanel } from '../workOrders/WorkOrdersPanel';
import { AccountLine } from './AccountLine';
import { DeskHeading } from './DeskHeading';
import { History } from './History';
import { OtherTickets } from './OtherTickets';
import { People } from './People';
import { Talk } from './Talk';
import { useOwnPermissions, useParticipants, useStatusChanges, useTicket } from './useTicket';

const AssignDrawer = lateOf(() => import('./AssignDrawer').then((m) => m.AssignDrawer));
const RoleDrawer = lateOf(() => import('./RoleDrawer').then((m) => m.RoleDrawer));

/** Side by side, the parts fill the window and scroll separately; stacked, they have their full length. */
const FILLING = { xs: 'none', lg: '1 1 0' } as const;

/** The page on which staff work on a ticket. */
export function TicketDesk() {
  const id = useIdParam();
  const { data, error, refetch } = useTicket(id);
  if (data) return <Desk key={id} ticket={data} />;
  return <PagePlaceholder resource={tickets} id={id} error={error} onRetry={refetch} />;
}

function Desk({ ticket }: { ticket: Ticket }) {
  const people = useParticipants(ticket.id);
  const participants = people.data ?? [];
  const own = useOwnPermissions(ticket, participants);
  const { data: changes = [] } = useStatusChanges(ticket);
  const assigning = useDrawer('assign');
  const changingRole = useDrawer('role');
  const editing = useDrawer('edit');
  const part = { ticketId: ticket.id, participants, may: own.may };
  return (
    <Box sx={{ flex: FILLING, display: 'flex', flexDirection: 'column', minHeight: { lg: 560 } }}>
      <DeskHeading ticket={ticket} own={own} />
      <Box
        sx={{
          flex: FILLING,
          minHeight: { lg: 0 },
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
          gridTemplateRows: { lg: 'minmax(0, 1fr)' },
        }}
      >
        <Talk ticket={ticket} changes={changes} own={own} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignContent: 'start',
            // A panel hides its overflow, so rows of any other height would squeeze it.
            gridAutoRows: 'max-content',
            overflow: { lg: 'auto' },
          }}
        >
          {ticket.accountId && <AccountLine accountId={ticket.accountId} isClosed={ticket.status === 'CLOSED'} />}
          <ContactPanel ticket={ticket} />
          {ticket.accountId && <WorkOrdersPanel accountId={ticket.accountId} ticket={ticket} />}
          {ticket.accountId && <OtherTickets ticket={ticket} accountId={ticket.accountId} />}
          <Attachments target="ticketId" id={ticket.id} />
          <People ticket={ticket} participants={participants} own={own} />
          <History ticket={ticket} changes={changes} />
        </Box>
      </Box>
      {assigning.isOpen && <AssignDrawer {...part} />}
      {changingRole.isOpen && <RoleDrawer {...part} />}
      {editing.isOpen && own.may('Edit Task') && (
        <LateEditDrawer resource={tickets} id={ticket.id} onClose={editing.close} />
      )}
    </Box>
  );
}

const SHOWN = ['contact.name', 'contact.phoneNumber', 'contact.emailAddress', 'accountId', 'clientId'];

/** The contact of the ticket, as far as it is known. */
function ContactPanel({ ticket }: { ticket: Ticket }) {
  const { t } = useWording();
  const leaves = SHOWN.flatMap((path): FlatField[] => tickets.leaves.filter((leaf) => leaf.path === path));
  return (
    <Panel title={t('common.customer')}>
      <Facts leaves={leaves.filter(({ path }) => valueAt(ticket, path) !== null)} record={ticket} columns={1} />
    </Panel>
  );
}
