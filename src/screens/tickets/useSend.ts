import { useRef } from 'react';
import { v4 as uuid } from 'uuid';
import type { Next } from '../../../resources/tickets/actions';
import { callApi } from '../../session/callApi';
import { useTicketChange } from './useTicket';

interface Words {
  body: string;
  /** True for a note for staff only; a reply has the audience of its comment. */
  internal: boolean;
  /** True if the message also takes the unassigned ticket. */
  take?: boolean;
  /** The change of status that goes with the message. */
  next?: Next | undefined;
}

/** Sends a message about a ticket. The same text sent again, after a failure or by a double click, is sent only once. */
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
    /** Called after a success: the same text is then a new message. */
    forget: () => {
      attempt.current = { words: '', key: '' };
    },
  };
}
