import { useMediaQuery, useTheme } from '@mui/material';
import Box from '@mui/material/Box';
import type { Ticket } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { Composer } from './Composer';
import type { TicketMessage } from './entries';
import type { OwnPermissions } from './useTicket';

interface Props {
  ticket: Ticket;
  own: OwnPermissions;
  /** The message to reply to, according to the address. */
  answering: TicketMessage | null;
  onDone(): void;
  /** Called at each change of the text. */
  onType(): void;
}

/** A user who takes a ticket becomes its owner, who may do everything. */
const everything = () => true;

/** The box for writing about the ticket, as far as the user may. */
export function Writing({ ticket, own: { may, mayTake, mayTakeOver }, answering, onDone, onType }: Props) {
  const { t } = useWording();
  const { isOpen: isWanted } = useDrawer('comment');
  // On a phone the keyboard would cover the message to reply to.
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const taking = mayTake ? 'take' : mayTakeOver && !may('Comment') ? 'takeOver' : undefined;
  if (answering || taking || may('Comment') || may('Write Internal Note')) {
    return (
      <Composer
        key={answering?.commentId ?? taking ?? 'comment'}
        ticket={ticket}
        may={taking ? everything : may}
        taking={answering ? undefined : taking}
        answering={answering}
        autoFocus={isWanted || isWide}
        onDone={onDone}
        onType={onType}
      />
    );
  }
  return (
    <Box
      sx={{
        flex: 'none',
        borderTop: 1,
        borderColor: 'divider',
        px: 2,
        py: 1.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {ticket.status === 'CLOSED'
        ? t('tickets.reopenToWrite')
        : t(may('Reply') ? 'tickets.chooseMessage' : 'tickets.readOnly')}
    </Box>
  );
}
