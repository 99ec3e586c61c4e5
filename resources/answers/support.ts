import type { TaskPermission } from '../../contract/taskPermissions';
import type { comments } from '../comments';
import type { RecordOf } from '../defineResource';
import type { replies } from '../replies';
import type { taskParticipants } from '../taskParticipants';
import type { ticketStatusChanges } from '../ticketStatusChanges';
import type { tickets } from '../tickets';
import type { users } from '../users';

type Ticket = RecordOf<typeof tickets>;

/** A comment as a ticket's page shows it; without an author, the name is the customer's. */
export type CommentView = RecordOf<typeof comments> & { authorName: string; replyCount: number };
export type ReplyView = RecordOf<typeof replies> & { authorName: string };
/** `userName` is null where nobody signed in did it. */
export type StatusChangeView = RecordOf<typeof ticketStatusChanges> & { userName: string | null };
/** `responsible`: they answer for the ticket. */
export type ParticipantView = RecordOf<typeof taskParticipants> & {
  userName: string;
  taskRoleName: string;
  responsible: boolean;
};

/** Somebody who may be brought into a ticket; users' other fields are not for everybody. */
export type Assignee = Pick<RecordOf<typeof users>, 'id' | 'fullName'>;

/** Answers of contract/calls/support.ts. */
export interface SupportAnswers {
  listStatusChanges: { statusChanges: StatusChangeView[]; totalRecords: number };
  listTicketComments: { comments: CommentView[]; totalRecords: number };
  createComment: { comment: CommentView };
  listCommentReplies: { replies: ReplyView[]; totalRecords: number };
  createReply: { reply: ReplyView };
  reviewTicket: { ticket: Ticket };
  changeTaskStatus: { ticket: Ticket };
  listTicketParticipants: { participants: ParticipantView[]; totalRecords: number };
  listAssignees: { assignees: Assignee[]; totalRecords: number };
  assignParticipant: { participant: ParticipantView };
  removeParticipant: { participant: ParticipantView };
  changeParticipantRole: { participant: ParticipantView };
  /** `mayTake`: nobody works on it, and you may assign yourself. */
  listOwnTaskPermissions: { taskPermissions: readonly TaskPermission[]; mayTake: boolean };
}
