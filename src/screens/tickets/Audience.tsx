import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { formatPhone } from '../../../contract/phone';
import { wayTo } from '../../../contract/ticketContact';
import { Icon } from '../../icons/Icon';
import type { Ticket } from './entries';
import type { OwnPermissions } from './useTicket';

interface AudiencesProps {
  may: OwnPermissions['may'];
  isNote: boolean;
  onChange(isNote: boolean): void;
}

/** The choice between words for the customer and a note among staff; only what one may write is offered. */
export function Audiences({ may, isNote, onChange }: AudiencesProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Who reads it"
      value={isNote ? 'note' : 'comment'}
      onChange={(_, value: string | null) => value && onChange(value === 'note')}
      sx={{ '& .MuiToggleButton-root': { gap: 0.75, py: 0.5, px: 1.25, textTransform: 'none', fontSize: 13 } }}
    >
      {may('Comment') && (
        <ToggleButton value="comment">
          <Icon name="message-square" size={14} />
          Comment
        </ToggleButton>
      )}
      {may('Write Internal Note') && (
        <ToggleButton value="note">
          <Icon name="lock" size={14} />
          Internal note
        </ToggleButton>
      )}
    </ToggleButtonGroup>
  );
}

/** Says who is told of what is being written, and how. */
export function Audience({ contact, internal }: Pick<Ticket, 'contact'> & { internal: boolean }) {
  return (
    <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {audienceOf(contact, internal)}
    </Box>
  );
}

function audienceOf(contact: Ticket['contact'], internal: boolean): string {
  if (internal) return 'Staff only';
  const way = wayTo(contact);
  if (!way) return 'Customer won’t be notified: no phone number and no e-mail address is known';
  return way.channel === 'SMS'
    ? `Goes to ${contact.name} by SMS, ${formatPhone(way.recipient)}`
    : `Goes to ${contact.name} by mail, ${way.recipient}`;
}
