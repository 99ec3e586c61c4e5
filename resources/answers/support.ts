import { TASK_PERMISSIONS } from '../../contract/taskPermissions';
import {
  boolean,
  type Held,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  page,
  record,
  type Shape,
  text,
} from '../shapes';

/** A comment as a ticket's page shows it; without an author, the name is the customer's. */
const comment = record('comments', { also: { authorName: text, replyCount: integer } });
export type CommentView = Held<typeof comment>;

const reply = record('replies', { also: { authorName: text } });
export type ReplyView = Held<typeof reply>;

/** `userName` is null where nobody signed in did it. */
const statusChange = record('ticket-status-changes', { also: { userName: nullable(text) } });
export type StatusChangeView = Held<typeof statusChange>;

/** `responsible`: they answer for the ticket. */
const participant = record('task-participants', {
  also: { userName: text, taskRoleName: text, responsible: boolean },
});
export type ParticipantView = Held<typeof participant>;

/** Somebody who may be brought into a ticket; users' other fields are not for everybody. */
const assignee = record('users', { only: ['id', 'fullName'] });
export type Assignee = Held<typeof assignee>;

const ticket = object({ ticket: record('tickets') });

/** Answers of contract/calls/support.ts. */
export const supportAnswers = {
  listStatusChanges: page('statusChanges', statusChange),
  listTicketComments: page('comments', comment),
  createComment: object({ comment }),
  listCommentReplies: page('replies', reply),
  createReply: object({ reply }),
  reviewTicket: ticket,
  changeTaskStatus: ticket,
  listTicketParticipants: page('participants', participant),
  listAssignees: page('assignees', assignee),
  assignParticipant: object({ participant }),
  removeParticipant: object({ participant }),
  changeParticipantRole: object({ participant }),
  /** `mayTake`: nobody works on it, and you may assign yourself. */
  listOwnTaskPermissions: object({ taskPermissions: listOf(oneOf(...TASK_PERMISSIONS)), mayTake: boolean }),
} satisfies Record<string, Shape>;
