import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { StatusChangeView } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { Failure } from '../../ui/frames/Failure';
import { Conversation } from './Conversation';
import { entriesOf, type TicketMessage } from './entries';
import { Readers } from './Readers';
import { type OwnPermissions, useAssigneeChanges, useConversation, usePresence } from './useTicket';
import { Writing } from './Writing';

interface Props {
  ticket: Ticket;
  changes: readonly StatusChangeView[];
  own: OwnPermissions;
}

/** The conversation of the ticket, and the box for writing more. */
export function Talk({ ticket, changes, own }: Props) {
  const { t } = useWording();
  const { data: threads, error, refetch } = useConversation(ticket.id);
  const { data: assigned = [] } = useAssigneeChanges(ticket);
  const { readers, onType } = usePresence(ticket.id);
  const { isOpen, value, openWith, close } = useDrawer('reply');
  if (!threads && error) return <Failure whole error={error} onRetry={refetch} />;
  const entries = threads && entriesOf(ticket, threads, changes, assigned, t);
  const comments = entries?.filter(
    (entry) => entry.kind === 'message' && entry.id === entry.commentId,
  ) as TicketMessage[];
  const mayReply = own.may('Reply');
  const wanted = value ? comments?.find(({ id }) => id === value) : comments?.at(-1);
  return (
    <Box
      component="section"
      aria-label={t('tickets.messages')}
      sx={{
        minWidth: 0,
        maxHeight: { xs: 'calc(100dvh - 80px)', lg: 'none' },
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      {error && <Offline />}
      {entries ? (
        <Conversation
          ticketId={ticket.id}
          entries={entries}
          onReply={mayReply ? ({ commentId }) => openWith(commentId ?? '') : undefined}
        />
      ) : (
        <Coming />
      )}
      <Readers readers={readers} />
      <Writing
        ticket={ticket}
        own={own}
        answering={isOpen && mayReply ? (wanted ?? null) : null}
        onDone={close}
        onType={onType}
      />
    </Box>
  );
}

function Offline() {
  const { t } = useWording();
  return (
    <Box
      role="status"
      sx={{ px: 2, py: 0.75, typography: 'caption', color: 'var(--tone-busy)', bgcolor: 'var(--tone-busy-tint)' }}
    >
      {t('tickets.offline')}
    </Box>
  );
}

function Coming() {
  const { t } = useWording();
  return (
    <Box
      role="status"
      aria-label={t('common.loading')}
      sx={{ flex: '1 1 0', p: 2, display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <Skeleton variant="rounded" height={56} width="60%" />
      <Skeleton variant="rounded" height={40} width="50%" sx={{ justifySelf: 'end' }} />
      <Skeleton variant="rounded" height={40} width="40%" sx={{ justifySelf: 'end' }} />
    </Box>
  );
}
