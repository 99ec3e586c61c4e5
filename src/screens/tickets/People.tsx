import Box from '@mui/material/Box';
import type { ParticipantView } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { PersonMenu } from './PersonMenu';
import type { OwnPermissions } from './useTicket';

interface Props {
  ticket: Ticket;
  participants: readonly ParticipantView[];
  own: OwnPermissions;
}

/** The participants of the ticket and their task roles, the assignee first. */
export function People({ ticket, participants, own }: Props) {
  const { t, formatDateTime } = useWording();
  return (
    <Panel title={t('tickets.people')}>
      {participants.length === 0 && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('tickets.nobody')}</Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, typography: 'body2' }}>
        {participants.map((person) => (
          <Box component="li" key={person.id} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{person.userName}</Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{person.taskRoleName}</Box>
              {person.responsible && ticket.responsibleSince && (
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  {t('tickets.assigneeSince', { responsibleSince: formatDateTime(ticket.responsibleSince) })}
                </Box>
              )}
            </Box>
            <PersonMenu ticket={ticket} person={person} own={own} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
