import Box from '@mui/material/Box';
import { Fragment, use, useRef } from 'react';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { AssigneeLine } from './AssigneeLine';
import type { ConversationEntry, TicketMessage } from './entries';
import { MessageBubble } from './MessageBubble';
import { StepLine } from './StepLine';
import { useFollowing } from './useFollowing';

interface Props {
  ticketId: string;
  entries: readonly ConversationEntry[];
  /** Undefined if the reader may not reply. */
  onReply: ((message: TicketMessage) => void) | undefined;
}

/**
 * A ticket's messages and status changes, scrolled to the end; messages that arrive while the user reads further up are announced
 * without scrolling.
 */
export function Conversation({ ticketId, entries, onReply }: Props) {
  const { t } = useWording();
  const scroller = useRef<HTMLDivElement>(null);
  const ownId = use(SessionContext)?.user.id ?? '';
  const { onScroll, toEnd, waiting, firstUnread } = useFollowing(scroller, {
    entries,
    ownId,
    storageKey: `seen:${ticketId}`,
  });
  return (
    <Box sx={{ position: 'relative', flex: { xs: '0 1 auto', lg: '1 1 0' }, minHeight: 120, display: 'flex' }}>
      <Box
        ref={scroller}
        role="log"
        aria-label={t('tickets.conversation')}
        tabIndex={0}
        onScroll={onScroll}
        sx={{
          flex: 1,
          minWidth: 0,
          overflowY: 'auto',
          display: 'flex',
          flexDirection: 'column',
          gap: 2,
          p: 2,
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            {entry === firstUnread && <UnreadLine />}
            {entry.kind === 'step' ? (
              <StepLine change={entry.change} />
            ) : entry.kind === 'assignee' ? (
              <AssigneeLine change={entry.change} />
            ) : (
              <MessageBubble message={entry} onReply={onReply && entry.commentId ? () => onReply(entry) : undefined} />
            )}
          </Fragment>
        ))}
      </Box>
      {waiting > 0 && (
        <ActionButton
          variant="contained"
          icon="arrow-down"
          onClick={toEnd}
          sx={{ position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)', borderRadius: 99 }}
        >
          {t('tickets.newReplies', { smart_count: waiting })}
        </ActionButton>
      )}
    </Box>
  );
}

function UnreadLine() {
  const { t } = useWording();
  const rule = { content: '""', flex: 1, height: '1px', bgcolor: 'currentColor', opacity: 0.5 };
  return (
    <Box
      role="separator"
      aria-label={t('tickets.new')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        typography: 'caption',
        fontWeight: 600,
        color: 'var(--tone-fresh)',
        '&::before': rule,
        '&::after': rule,
      }}
    >
      {t('tickets.new')}
    </Box>
  );
}
