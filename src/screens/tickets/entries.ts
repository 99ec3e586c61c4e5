import type { RecordOf } from '../../../resources/language/defineResource';
import type { ReplyView, StatusChangeView } from '../../../resources/tickets/actions';
import type { tickets } from '../../../resources/tickets/tickets';
import type { Translate } from '../../i18n/messages';
import type { Thread } from './threads';

export type Ticket = RecordOf<typeof tickets>;

/** Something that was said: the ticket's own words, a comment, or an answer to one. */
export interface Message {
  kind: 'message';
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Null where the customer said it, or somebody for them. */
  authorId: string | null;
  authorName: string;
  body: string;
  /** Staff only. */
  internal: boolean;
  /** The comment that an answer would belong to; null where there is none, as for the ticket's own words. */
  commentId: string | null;
  /** What it answers. */
  answers: Pick<Message, 'authorName' | 'body'> | null;
}

/** The ticket became something else. */
export interface Step {
  kind: 'step';
  id: string;
  at: string;
  change: StatusChangeView;
}

export type Entry = Message | Step;

const openingOf = ({ id, dateCreated, description, contact, source }: Ticket, t: Translate): Message => ({
  kind: 'message',
  id,
  at: dateCreated,
  authorId: null,
  authorName: source === 'PORTAL' ? contact.name : t('tickets.notedByStaff', { name: contact.name }),
  body: description,
  internal: false,
  commentId: null,
  answers: null,
});

const messagesOf = ({ replies, ...comment }: Thread): Message[] => {
  const { internal } = comment;
  const message = ({ id, dateCreated, authorId, authorName, body }: Thread | ReplyView | typeof comment) =>
    ({ kind: 'message', id, at: dateCreated, authorId, authorName, body, internal, commentId: comment.id }) as const;
  return [{ ...message(comment), answers: null }, ...replies.map((reply) => ({ ...message(reply), answers: comment }))];
};

/** A ticket's story in the order in which it happened. */
export function entriesOf(
  ticket: Ticket,
  threads: readonly Thread[],
  changes: readonly StatusChangeView[],
  t: Translate,
): Entry[] {
  const steps = changes.map((change): Step => ({ kind: 'step', id: change.id, at: change.dateCreated, change }));
  const later = [...threads.flatMap(messagesOf), ...steps].sort((a, b) => a.at.localeCompare(b.at));
  return [openingOf(ticket, t), ...later];
}
