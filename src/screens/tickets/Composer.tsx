import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FormEvent, KeyboardEvent } from 'react';
import { smsParts } from '../../../contract/messages/smsParts';
import { wayTo } from '../../../contract/tickets/ticketContact';
import { formOf } from '../../../resources/language/defineActions';
import { ticketActions } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { MentionField } from '../notes/MentionField';
import { Audience, Audiences } from './Audience';
import { ChosenFiles } from './ChosenFiles';
import type { TicketMessage } from './entries';
import { Quote } from './MessageBubble';
import { SendRow } from './SendRow';
import { type ComposerInput, useComposer } from './useComposer';

const { maxLength } = formOf(ticketActions.createComment.input).body;

interface Props extends ComposerInput {
  autoFocus: boolean;
}

/** The text box for a comment, a note or a reply; it keeps its text and files until they are sent. */
export function Composer({ autoFocus, ...writing }: Props) {
  const { t } = useWording();
  const { ticket, may, answering, onDone } = writing;
  const composer = useComposer(writing);
  const { isNote, setNote, internal, failure, send } = composer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <Box
      component="form"
      data-screen-only
      aria-label={t(answering ? 'tickets.reply' : 'tickets.comment')}
      onSubmit={submit}
      sx={{ ...atTheBottom, flex: 'none', borderTop: 1, borderColor: 'divider', p: 1.5, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {answering ? (
          <Answering message={answering} onGiveUp={onDone} />
        ) : (
          <Audiences may={may} isNote={isNote} onChange={setNote} />
        )}
        <Audience contact={ticket.contact} internal={internal} />
      </Box>
      {failure && (
        <Alert severity="error" sx={{ py: 0 }}>
          {failure}
        </Alert>
      )}
      <Words
        composer={composer}
        ticket={ticket}
        label={answering ? t('tickets.yourReply') : isNote ? t('tickets.internalNote') : t('tickets.yourComment')}
        autoFocus={autoFocus || answering !== null}
      />
      <ChosenFiles files={composer.files} onRemove={composer.removeFile} internal={internal} />
      <SendRow {...writing} composer={composer} />
    </Box>
  );
}

/** On a phone, the composer stays in view while the conversation is read. */
const atTheBottom = {
  position: { xs: 'sticky', lg: 'static' },
  bottom: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;

type Part = { composer: ReturnType<typeof useComposer> };

function Answering({ message, onGiveUp }: { message: TicketMessage; onGiveUp(): void }) {
  const { t } = useWording();
  return (
    <Box sx={{ flex: '1 1 100%', minWidth: 0, display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Quote {...message} />
      </Box>
      <ActionButton variant="text" onClick={onGiveUp} sx={{ mt: -0.75 }}>
        {t('tickets.cancelReply')}
      </ActionButton>
    </Box>
  );
}

type WordsProps = Part & { ticket: Ticket; label: string; autoFocus: boolean };

function Words({ composer, ticket, label, autoFocus }: WordsProps) {
  const { t } = useWording();
  const { box, text, setText, mention, internal, refusal, send } = composer;
  // The customer gets the ticket's number before the text.
  const parts = internal || wayTo(ticket.contact)?.channel !== 'SMS' ? 0 : smsParts(`${ticket.ticketNumber}: ${text}`);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <MentionField
      label={label}
      inputRef={box}
      value={text}
      onChange={setText}
      onMention={internal ? mention : undefined}
      maxLength={maxLength}
      autoFocus={autoFocus}
      placeholder={internal ? t('tickets.noteHint') : t('tickets.commentHint')}
      error={refusal !== undefined}
      helperText={refusal ?? (text && parts > 0 ? t('tickets.smsParts', { smart_count: parts }) : undefined)}
      onKeyDown={onKeyDown}
      sx={internal ? { '& .MuiOutlinedInput-root': { bgcolor: 'var(--tone-busy-tint)' } } : {}}
    />
  );
}
