import { use, useEffect, useRef, useState } from 'react';
import type { Next } from '../../../resources/tickets/actions';
import { type Ticket, tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { keptInput } from '../../session/keptInput';
import { useActionMutation } from '../actions/useActionMutation';
import type { TicketMessage } from './entries';
import type { OwnPermissions } from './useTicket';

export interface ComposerInput {
  ticket: Ticket;
  may: OwnPermissions['may'];
  /** True if the ticket is unassigned, so that the writer takes it. */
  takes?: boolean;
  /** The message to reply to; null for a new message. */
  answering: TicketMessage | null;
  /** Called when a reply was sent or cancelled. */
  onDone(): void;
}

/** Manages the text of a message, its audience and sending it. */
export function useComposer({ ticket, may, takes = false, answering, onDone }: ComposerInput) {
  const { t } = useWording();
  const box = useRef<HTMLTextAreaElement>(null);
  const commentId = answering?.commentId ?? null;
  const [text, setText] = useDraft(commentId ?? ticket.id);
  const [wantsNote, setNote] = useState(false);
  const isNote = !may('Comment') || (wantsNote && may('Write Internal Note'));
  const internal = answering ? answering.internal : isNote;
  const body = text.trim();

  const onSuccess = () => {
    // Text typed in the meantime has not been sent.
    setText((current) => (current === text ? '' : current));
    if (answering) onDone();
    else box.current?.focus();
  };
  const { submit, isPending, failure, refused } = useActionMutation(
    (next: Next | null, act): Promise<unknown> =>
      commentId
        ? act('createReply', { params: { id: commentId }, body: { body } })
        : act('createComment', {
            params: { id: ticket.id },
            body: { body, internal, take: takes, ...(next ? { next } : {}) },
          }),
    { refreshes: [tickets.name], onSuccess, failed: t('tickets.notSent') },
  );
  const refusal = typeof refused.body === 'string' ? refused.body : undefined;
  return {
    box,
    text,
    setText,
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
    send: (next?: Next) => {
      if (body) void submit(next ?? null);
    },
    /** The server's refusal of the text. */
    refusal,
    /** The reason why the text could not be sent; empty if there is none, or if the text is the cause. */
    failure: refusal ? '' : failure,
  };
}

/** A draft, kept in this tab until it is sent, even if the session expires meanwhile. */
function useDraft(name: string) {
  const userId = use(SessionContext)?.user.id ?? '';
  const key = `reply ${name}`;
  const [text, setText] = useState(() => String(keptInput.find(userId, key)?.text ?? ''));
  useEffect(() => {
    if (text) keptInput.keep(userId, key, { text });
    else keptInput.remove(key);
  }, [userId, key, text]);
  return [text, setText] as const;
}
