import { use, useEffect, useRef, useState } from 'react';
import type { Next } from '../../../resources/tickets/actions';
import { type Ticket, tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { keptInput } from '../../session/keptInput';
import { useActionMutation } from '../actions/useActionMutation';
import { type Colleague, mentionedIn } from '../notes/mentions';
import type { TicketMessage } from './entries';
import type { OwnPermissions } from './useTicket';

/** An unassigned ticket is taken, with a note, too; a colleague's is taken over, but not with a note. */
export type Taking = 'take' | 'takeOver';

export interface ComposerInput {
  ticket: Ticket;
  may: OwnPermissions['may'];
  /** How the writer becomes the ticket's assignee with a message to the customer; undefined if they write as they are. */
  taking?: Taking | undefined;
  /** The message to reply to; null for a new message. */
  answering: TicketMessage | null;
  /** Called when a reply was sent or cancelled. */
  onDone(): void;
  /** Called at each change of the text. */
  onType?: (() => void) | undefined;
}

/** The status that follows a message, and what the page does then. */
interface Sending {
  next?: Next;
  afterwards?: () => void;
}

/** Manages the text of a message, its audience and sending it. */
export function useComposer({ ticket, may, taking, answering, onDone, onType }: ComposerInput) {
  const { t } = useWording();
  const box = useRef<HTMLTextAreaElement>(null);
  const commentId = answering?.commentId ?? null;
  const { text, setText, mentioned, mention } = useDraft(commentId ?? ticket.id);
  // A colleague's ticket stays theirs unless the writer chooses otherwise.
  const [wantsNote, setNote] = useState(taking === 'takeOver');
  const isNote = !may('Comment') || (wantsNote && may('Write Internal Note'));
  const internal = answering ? answering.internal : isNote;
  const body = text.trim();
  const mentionedIds = internal ? mentionedIn(body, mentioned) : [];

  const onSuccess = (_: unknown, { afterwards }: Sending) => {
    // Text typed in the meantime has not been sent.
    setText((current) => (current === text ? '' : current));
    if (answering) onDone();
    else if (afterwards) afterwards();
    else box.current?.focus();
  };
  const { submit, isPending, failure, refused } = useActionMutation(
    ({ next }: Sending, act): Promise<unknown> =>
      commentId
        ? act('createReply', { params: { id: commentId }, body: { body, mentionedIds } })
        : act('createComment', {
            params: { id: ticket.id },
            body: {
              body,
              internal,
              mentionedIds,
              take: taking === 'take',
              ...(taking === 'takeOver' && !internal ? { takeOverFrom: ticket.responsibleId } : {}),
              ...(next ? { next } : {}),
            },
          }),
    { refreshes: [tickets.name], onSuccess, failed: t('tickets.notSent') },
  );
  const refusal = typeof refused.body === 'string' ? refused.body : undefined;
  return {
    box,
    text,
    setText: (words: string) => {
      setText(words);
      onType?.();
    },
    /** Remembers a colleague who was chosen after an `@`. */
    mention,
    isNote,
    setNote,
    /** True for a note for staff only. */
    internal,
    isEmpty: body === '',
    isPending,
    /** Inserts text into the box, and focuses it. */
    insert: (words: string) => {
      setText((current) => (current.trim() ? `${current.trimEnd()}\n${words}` : words));
      box.current?.focus();
    },
    send: (sending: Sending = {}) => {
      if (body) void submit(sending);
    },
    /** The server's refusal of the text. */
    refusal,
    /** The reason why the text could not be sent; empty if there is none, or if the text is the cause. */
    failure: refusal ? '' : failure,
  };
}

/** A draft and the colleagues it mentions, kept in this tab until it is sent, even if the session expires meanwhile. */
function useDraft(name: string) {
  const userId = use(SessionContext)?.user.id ?? '';
  const key = `reply ${name}`;
  const [kept] = useState(() => keptInput.find(userId, key));
  const [text, setText] = useState(String(kept?.text ?? ''));
  const [mentioned, setMentioned] = useState((kept?.mentioned ?? []) as readonly Colleague[]);
  useEffect(() => {
    if (text) keptInput.keep(userId, key, { text, mentioned });
    else keptInput.remove(key);
  }, [userId, key, text, mentioned]);
  return { text, setText, mentioned, mention: (colleague: Colleague) => setMentioned([...mentioned, colleague]) };
}
