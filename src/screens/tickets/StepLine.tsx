import Box from '@mui/material/Box';
import { formatDateTime } from '../../crud/format';
import { StatusChip } from '../../crud/values/StatusChip';
import type { Step } from './entries';

/** A change of the ticket's status between the messages. */
export function StepLine({ change: { to, userName, reason, dateCreated } }: Pick<Step, 'change'>) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        columnGap: 1,
        rowGap: 0.25,
        fontSize: 12,
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      <StatusChip value={to} />
      <span>
        {userName ?? 'Nobody signed in'} · <time dateTime={dateCreated}>{formatDateTime(dateCreated)}</time>
      </span>
      {reason && <Box sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>“{reason}”</Box>}
    </Box>
  );
}
