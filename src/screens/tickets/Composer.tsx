import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { RequestError } from '../../../dataProvider/requestError';
import { Icon } from '../../icons/Icon';
import { Audience, Audiences } from './Audience';
import type { Message, Ticket } from './entries';
import { Quote } from './MessageBubble';
import { useDraft } from './useDraft';
import { useSend } from './useSend';
import type { OwnPermissions } from './useTicket';

/** As long as one message to a customer may be (contract/bodies/support.ts), in characters. */
const LONGEST = 1_500;

interface Props {
  ticket: Ticket;
  may: OwnPermissions['may'];
  /** What is being answered; null for words of their own. */
  answering: Message | null;
  autoFocus: boolean;
  /** An answer was sent or given up. */
  onDone(): void;
}

/** Where a comment, a note or an answer is written; it keeps its words until they are sent. */
export function Composer({ ticket, may, answering, autoFocus, onDone }: Props) {
  const [text, setText] = useDraft(answering?.commentId ?? ticket.id);
  const [wantsNote, setNote] = useState(false);
  const isNote = !may('Comment') || (wantsNote && may('Write Internal Note'));
  const { mutate, isPending, error, forget } = useSend(ticket.id, answering?.commentId ?? null);
  const internal = answering ? answering.internal : isNote;
  const body = text.trim();
  const send = () => {
    if (!body || isPending) return;
    const onSuccess = () => {
      forget();
      setText('');
      if (answering) onDone();
    };
    mutate({ body, internal }, { onSuccess });
  };
  const refused = error instanceof RequestError ? error.errors.body : undefined;
  return (
    <Box
      component="form"
      aria-label={answering ? 'Reply' : 'Comment'}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      sx={{ flex: 'none', borderTop: 1, borderColor: 'divider', p: 1.5, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {answering ? (
          <Answering message={answering} onGiveUp={onDone} />
        ) : (
          <Audiences may={may} isNote={isNote} onChange={setNote} />
        )}
        <Audience contact={ticket.contact} internal={internal} />
      </Box>
      {error && !refused && (
        <Alert severity="error" sx={{ py: 0 }}>
          {error.message || 'It could not be sent. Your words are still here.'}
        </Alert>
      )}
      <Words
        label={answering ? 'Your reply' : isNote ? 'Internal note' : 'Your comment'}
        text={text}
        refused={refused}
        internal={internal}
        autoFocus={autoFocus || answering !== null}
        onChange={setText}
        onSend={send}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ flex: 1, fontSize: 12, color: 'text.secondary' }}>
          {text.length > LONGEST - 200 ? `${LONGEST - text.length} characters left` : 'Ctrl + Enter sends'}
        </Box>
        <Button
          type="submit"
          variant="contained"
          disabled={!body}
          loading={isPending}
          startIcon={<Icon name={internal ? 'lock' : 'send'} />}
        >
          {internal ? 'Add note' : answering ? 'Send reply' : 'Send'}
        </Button>
      </Box>
    </Box>
  );
}

function Answering({ message, onGiveUp }: { message: Message; onGiveUp(): void }) {
  return (
    <Box sx={{ flex: '1 1 100%', minWidth: 0, display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Quote {...message} />
      </Box>
      <Button size="small" onClick={onGiveUp} sx={{ mt: -0.75 }}>
        Cancel reply
      </Button>
    </Box>
  );
}

interface WordsProps {
  label: string;
  text: string;
  refused: string | undefined;
  internal: boolean;
  autoFocus: boolean;
  onChange(text: string): void;
  onSend(): void;
}

function Words({ label, text, refused, internal, autoFocus, onChange, onSend }: WordsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
  };
  return (
    <TextField
      multiline
      minRows={2}
      maxRows={8}
      value={text}
      autoFocus={autoFocus}
      placeholder={internal ? 'Only staff will read this' : 'Write to the customer'}
      error={refused !== undefined}
      helperText={refused}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: LONGEST } }}
      sx={internal ? { '& .MuiOutlinedInput-root': { bgcolor: 'var(--tone-busy-tint)' } } : {}}
    />
  );
}
