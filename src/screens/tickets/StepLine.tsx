import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { StatusChip } from '../../ui/texts/StatusChip';
import type { StatusStep } from './entries';

/** A change of the ticket's status between the messages. */
export function StepLine({ change: { to, userName, reason, dateCreated } }: Pick<StatusStep, 'change'>) {
  const { t, formatDateTime } = useWording();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.25,
        typography: 'caption',
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      <StatusChip value={to} />
      <span>
        {userName ?? t('tickets.nobodySignedIn')} · <time dateTime={dateCreated}>{formatDateTime(dateCreated)}</time>
      </span>
      {reason && <Box sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>“{reason}”</Box>}
    </Box>
  );
}
