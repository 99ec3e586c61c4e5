import { useRef } from 'react';
import { v4 as uuid } from 'uuid';
import type { Next } from '../../../resources/tickets/actions';
import { callApi } from '../../session/callApi';
import { useTicketChange } from './useTicket';

interface Words {
  body: string;
  /** Staff only; what an answer is follows its comment. */
  internal: boolean;
  /** Nobody works on the ticket: it is taken with these words. */
  take?: boolean;
  /** What follows the words at once. */
  next?: Next | undefined;
}

/** Sends what was written about a ticket. The same words tried again, after a failure or by a second tap, are sent once. */
export function useSend(ticketId: string, commentId: string | null) {
  const attempt = useRef({ words: '', key: '' });
  const send = useTicketChange(async ({ body, internal, take = false, next }: Words): Promise<unknown> => {
    const words = [internal, take, next, body].join(' ');
    if (attempt.current.words !== words) attempt.current = { words, key: uuid() };
    const idempotencyKey = attempt.current.key;
    return commentId
      ? callApi('createReply', { params: { id: commentId }, body: { body }, idempotencyKey })
      : callApi('createComment', {
          params: { id: ticketId },
          body: { body, internal, take, ...(next ? { next } : {}) },
          idempotencyKey,
        });
  });
  return {
    ...send,
    /** After it has been sent, the same words are said anew. */
    forget: () => {
      attempt.current = { words: '', key: '' };
    },
  };
}
