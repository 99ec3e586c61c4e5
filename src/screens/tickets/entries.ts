import type { Attachment } from '../../../resources/attachments/attachments';
import type { AssigneeChangeView, ReplyView, StatusChangeView } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import type { Translate } from '../../i18n/messages';
import type { Thread } from './threads';

/** One message: the ticket's description, a comment, or a reply to a comment. */
export interface TicketMessage {
  kind: 'message';
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Null if the customer wrote it, or someone on their behalf. */
  authorId: string | null;
  authorName: string;
  body: string;
  attachments: readonly Attachment[];
  /** True for a note for staff only. */
  internal: boolean;
  /** The comment to which a reply would belong; null if there is none, as for the ticket's description. */
  commentId: string | null;
  /** The message that it replies to. */
  answers: Pick<TicketMessage, 'authorName' | 'body'> | null;
}

/** A change of the ticket's status. */
export interface StatusStep {
  kind: 'step';
  id: string;
  at: string;
  change: StatusChangeView;
}

/** A change of the ticket's assignee. */
export interface AssigneeStep {
  kind: 'assignee';
  id: string;
  at: string;
  change: AssigneeChangeView;
}

export type ConversationEntry = TicketMessage | StatusStep | AssigneeStep;

const openingOf = ({ id, dateCreated, description, contact, source }: Ticket, t: Translate): TicketMessage => ({
  kind: 'message',
  id,
  at: dateCreated,
  authorId: null,
  authorName: source === 'STAFF' ? t('tickets.notedByStaff', { name: contact.name }) : contact.name,
  body: description,
  attachments: [],
  internal: false,
  commentId: null,
  answers: null,
});

const messagesOf = ({ replies, ...comment }: Thread): TicketMessage[] => {
  const { internal } = comment;
  const message = ({
    id,
    dateCreated,
    authorId,
    authorName,
    body,
    attachments,
  }: Thread | ReplyView | typeof comment) => {
    const written = { authorId, authorName, body, attachments };
    return { kind: 'message', id, at: dateCreated, ...written, internal, commentId: comment.id } as const;
  };
  return [{ ...message(comment), answers: null }, ...replies.map((reply) => ({ ...message(reply), answers: comment }))];
};

/** Returns a ticket's messages and its changes of status and assignee in chronological order. */
export function entriesOf(
  ticket: Ticket,
  threads: readonly Thread[],
  changes: readonly StatusChangeView[],
  assigned: readonly AssigneeChangeView[],
  t: Translate,
): ConversationEntry[] {
  const steps = changes.map((change): StatusStep => ({ kind: 'step', id: change.id, at: change.dateCreated, change }));
  const people = assigned.map(
    (change): AssigneeStep => ({
      kind: 'assignee',
      id: change.id,
      at: change.dateCreated,
      change,
    }),
  );
  const later = [...threads.flatMap(messagesOf), ...people, ...steps].sort((a, b) => a.at.localeCompare(b.at));
  return [openingOf(ticket, t), ...later];
}
