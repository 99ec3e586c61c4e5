import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { formatPhone } from '../../../contract/phone';
import { wayTo } from '../../../contract/tickets/ticketContact';
import type { Ticket } from '../../../resources/tickets/tickets';
import type { Translate } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import type { OwnPermissions } from './useTicket';

interface AudiencesProps {
  may: OwnPermissions['may'];
  isNote: boolean;
  onChange(isNote: boolean): void;
}

/** The choice between a reply to the customer and a note for staff; only what the user may write is offered. */
export function Audiences({ may, isNote, onChange }: AudiencesProps) {
  const { t } = useWording();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('tickets.whoReadsIt')}
      value={isNote ? 'note' : 'comment'}
      onChange={(_, value: string | null) => value && onChange(value === 'note')}
      sx={{ '& .MuiToggleButton-root': { gap: 0.75, py: 0.5, px: 1.25, typography: 'button' } }}
    >
      {may('Comment') && (
        <ToggleButton value="comment">
          <Icon name="message-square" size={14} />
          {t('tickets.comment')}
        </ToggleButton>
      )}
      {may('Write Internal Note') && (
        <ToggleButton value="note">
          <Icon name="lock" size={14} />
          {t('tickets.internalNote')}
        </ToggleButton>
      )}
    </ToggleButtonGroup>
  );
}

/** Says who will receive the message, and how. */
export function Audience({ contact, internal }: Pick<Ticket, 'contact'> & { internal: boolean }) {
  const { t } = useWording();
  return (
    <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {audienceOf(contact, internal, t)}
    </Box>
  );
}

function audienceOf(contact: Ticket['contact'], internal: boolean, t: Translate): string {
  if (internal) return t('tickets.staffOnly');
  const way = wayTo(contact);
  if (!way) return t('tickets.notNotified');
  return way.channel === 'SMS'
    ? t('tickets.toBySms', { name: contact.name, recipient: formatPhone(way.recipient) })
    : t('tickets.toByMail', { name: contact.name, recipient: way.recipient });
}
