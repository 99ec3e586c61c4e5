import Box from '@mui/material/Box';
import type { TicketReader } from '../../../resources/tickets/actions';
import { useWording } from '../../i18n/useWording';

/** Says who else reads the ticket or is typing. */
export function Readers({ readers }: { readers: readonly TicketReader[] }) {
  const { t } = useWording();
  const namesOf = (chosen: readonly TicketReader[]) => chosen.map(({ userName }) => userName).join(', ');
  const typing = readers.filter(({ isTyping }) => isTyping);
  const reading = readers.filter(({ isTyping }) => !isTyping);
  const lines = [
    typing.length > 0 && t('tickets.typing', { names: namesOf(typing) }),
    reading.length > 0 && t('tickets.alsoReading', { names: namesOf(reading) }),
  ].filter((line) => line !== false);
  return (
    <Box
      role="status"
      sx={{ flex: 'none', px: 2, pb: lines.length ? 0.75 : 0, typography: 'caption', color: 'text.secondary' }}
    >
      {lines.join(' · ')}
    </Box>
  );
}
