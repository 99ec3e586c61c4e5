import Box from '@mui/material/Box';
import type { Translate } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import type { AssigneeStep } from './entries';

/** A change of the ticket's assignee between the messages. */
export function AssigneeLine({ change }: Pick<AssigneeStep, 'change'>) {
  const { t, formatDateTime } = useWording();
  const { dateCreated } = change;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center', overflowWrap: 'anywhere' }}>
      {sentenceOf(change, t)} · <time dateTime={dateCreated}>{formatDateTime(dateCreated)}</time>
    </Box>
  );
}

function sentenceOf({ byName, fromName, toName }: AssigneeStep['change'], t: Translate): string {
  const by = byName ?? t('tickets.nobodySignedIn');
  if (!toName) return t('tickets.unassignedTicket', { by, from: fromName ?? '' });
  if (toName !== byName) return t('tickets.assignedTicket', { by, to: toName });
  return fromName ? t('tickets.tookOverTicket', { by, from: fromName }) : t('tickets.tookTicket', { by });
}
