import { useRef, useState } from 'react';
import { RequestError } from '../../../dataProvider/requestError';
import type { Next } from '../../../resources/tickets/actions';
import { useWording } from '../../i18n/useWording';
import type { Message, Ticket } from './entries';
import { useDraft } from './useDraft';
import { useSend } from './useSend';
import type { OwnPermissions } from './useTicket';

export interface Writing {
  ticket: Ticket;
  may: OwnPermissions['may'];
  /** True if the ticket is unassigned, so that the writer takes it. */
  takes?: boolean;
  /** The message to reply to; null for a new message. */
  answering: Message | null;
  /** Called when a reply was sent or cancelled. */
  onDone(): void;
}

/** Manages the text of a message, its audience and sending it. */
export function useComposer({ ticket, may, takes = false, answering, onDone }: Writing) {
  const { t } = useWording();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(answering?.commentId ?? ticket.id);
  const [wantsNote, setNote] = useState(false);
  const { mutate, isPending, error, forget } = useSend(ticket.id, answering?.commentId ?? null);
  const isNote = !may('Comment') || (wantsNote && may('Write Internal Note'));
  const internal = answering ? answering.internal : isNote;
  const body = text.trim();

  const onSuccess = () => {
    forget();
    // Text typed in the meantime has not been sent.
    setText((current) => (current === text ? '' : current));
    if (answering) onDone();
    else box.current?.focus();
  };
  const refusal = error instanceof RequestError ? error.errors.body : undefined;
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
      if (body && !isPending) mutate({ body, internal, take: takes, next }, { onSuccess });
    },
    /** The server's refusal of the text. */
    refusal,
    /** The reason why the text could not be sent, if the text is not the cause. */
    failure: error && !refusal ? error.message || t('tickets.notSent') : null,
  };
}
