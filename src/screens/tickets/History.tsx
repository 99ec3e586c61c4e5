import Box from '@mui/material/Box';
import type { StatusChangeView } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { StatusChip } from '../../ui/texts/StatusChip';

/** How customers open a ticket themselves. */
const OPENED_BY = {
  PORTAL: 'tickets.contactForm',
  SMS: 'tickets.customerSms',
  EMAIL: 'tickets.customerMail',
  STAFF: null,
} as const;

/** The statuses that the ticket has had, latest first. */
export function History({ ticket, changes }: { ticket: Ticket; changes: readonly StatusChangeView[] }) {
  const { t, formatDateTime } = useWording();
  const steps = changes.map(({ id, to, dateCreated, userName }) => ({ id, to, at: dateCreated, by: userName }));
  const by = OPENED_BY[ticket.source ?? 'STAFF'];
  const opened = {
    id: ticket.id,
    to: 'NEW',
    at: ticket.dateCreated,
    by: by && t(by),
  };
  return (
    <Panel title={t('tickets.history')}>
      <Box
        component="ol"
        reversed
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, typography: 'body2' }}
      >
        {[opened, ...steps].reverse().map(({ id, to, at, by }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ width: 92 }}>
              <StatusChip value={to} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              {by && <div>{by}</div>}
              <Box component="time" dateTime={at} sx={{ typography: 'caption', color: 'text.secondary' }}>
                {formatDateTime(at)}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
