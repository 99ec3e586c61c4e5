import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { Composer } from './Composer';
import type { Message, Ticket } from './entries';
import type { OwnPermissions } from './useTicket';

interface Props {
  ticket: Ticket;
  own: OwnPermissions;
  /** What the address says is being answered. */
  answering: Message | null;
  onDone(): void;
}

/** Where one writes about the ticket, as far as one may. */
export function Writing({ ticket, own: { may, mayTake }, answering, onDone }: Props) {
  const { t } = useWording();
  const { isOpen: isWanted } = useDrawer('comment');
  if (answering || may('Comment') || may('Write Internal Note')) {
    return (
      <Composer
        key={answering?.commentId ?? 'comment'}
        ticket={ticket}
        may={may}
        answering={answering}
        autoFocus={isWanted}
        onDone={onDone}
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
      {may('Reply') ? t('tickets.chooseMessage') : mayTake ? t('tickets.takeToWrite') : t('tickets.readOnly')}
    </Box>
  );
}
