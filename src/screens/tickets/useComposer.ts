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
  /** Nobody works on the ticket: whoever writes takes it. */
  takes?: boolean;
  /** What is being answered; null for words of their own. */
  answering: Message | null;
  /** An answer was sent or given up. */
  onDone(): void;
}

/** What is being written, for whom, and its way to them. */
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
    // What was typed meanwhile has not been sent.
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
    /** Staff only. */
    internal,
    isEmpty: body === '',
    isPending,
    /** Puts words where the writer is. */
    insert: (words: string) => {
      setText((current) => (current.trim() ? `${current.trimEnd()}\n${words}` : words));
      box.current?.focus();
    },
    send: (next?: Next) => {
      if (body && !isPending) mutate({ body, internal, take: takes, next }, { onSuccess });
    },
    /** What is wrong with the words. */
    refusal,
    /** Why they could not be sent, where it is not their fault. */
    failure: error && !refusal ? error.message || t('tickets.notSent') : null,
  };
}
