import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { IconButton } from '../../ui/buttons/IconButton';
import { MessageFiles } from '../attachments/MessageFiles';
import type { TicketMessage } from './entries';

interface Props {
  message: TicketMessage;
  /** Undefined if the reader may not reply to it. */
  onReply: (() => void) | undefined;
}

const GROUNDS = {
  customer: { bgcolor: 'background.default', borderColor: 'divider' },
  staff: {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 9%, var(--mui-palette-background-paper))',
    borderColor: 'color-mix(in srgb, var(--mui-palette-primary-main) 22%, transparent)',
  },
  note: {
    bgcolor: 'var(--tone-busy-tint)',
    borderColor: 'color-mix(in srgb, var(--tone-busy) 35%, transparent)',
  },
} as const;

/** One message: the customer's at the start of the line, staff's at the end, notes for staff in their own colour. */
export function MessageBubble({ message, onReply }: Props) {
  const { t, formatDateTime } = useWording();
  const { authorId, authorName, at, answers, body, attachments, internal } = message;
  const ground = internal ? 'note' : authorId ? 'staff' : 'customer';
  return (
    <Box
      component="article"
      aria-label={`${authorName}, ${formatDateTime(at)}`}
      sx={{
        alignSelf: authorId ? 'flex-end' : 'flex-start',
        maxWidth: { xs: '92%', md: '78%' },
        minWidth: 0,
        display: 'grid',
        justifyItems: authorId ? 'end' : 'start',
        gap: 0.5,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: authorId ? 'flex-end' : 'flex-start',
          columnGap: 1,
          minHeight: 24,
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        {internal && <NoteMark />}
        <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {authorName}
        </Box>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {onReply && (
          <IconButton
            label={t('tickets.replyTo', { authorName })}
            title={t('tickets.reply')}
            icon="reply"
            size="small"
            onClick={onReply}
            sx={{ p: 0.5 }}
          />
        )}
      </Box>
      <Box
        sx={{ px: 1.5, py: 1, border: 1, borderRadius: 2, typography: 'body2', maxWidth: '100%', ...GROUNDS[ground] }}
      >
        {answers && <Quote {...answers} />}
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Box>
        <MessageFiles files={attachments} />
      </Box>
    </Box>
  );
}

function NoteMark() {
  const { t } = useWording();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap', color: 'var(--tone-busy)' }}
    >
      <Icon name="lock" size={12} />
      {t('tickets.internalNote')}
    </Box>
  );
}

/** The message that is being replied to: one line of it, on a phone all of it. */
export function Quote({ authorName, body }: { authorName: string; body: string }) {
  return (
    <Box
      sx={{
        mb: 0.75,
        paddingInlineStart: 1,
        borderInlineStart: '2px solid var(--mui-palette-divider)',
        typography: 'caption',
        color: 'text.secondary',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        overflowWrap: 'anywhere',
        whiteSpace: { xs: 'pre-wrap', md: 'nowrap' },
      }}
    >
      <b>{authorName}</b> {body}
    </Box>
  );
}
