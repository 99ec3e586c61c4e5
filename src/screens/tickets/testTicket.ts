import { TASK_PERMISSIONS, type TaskPermission } from '../../../contract/access/taskPermissions';
import type { CommentView, ReplyView } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import type { TicketMessage } from './entries';
import type { OwnPermissions } from './useTicket';

const base = { dateCreated: '2026-11-20T08:00:00.000Z', dateUpdated: '2026-11-20T08:00:00.000Z' };

/** A ticket and its messages, for tests. */
export const aTicket: Ticket = {
  ...base,
  id: 't1',
  ticketNumber: 'TK-000001',
  type: 'CUSTOMER_TICKET',
  status: 'NEW',
  priority: 'NORMAL',
  subject: 'Red light',
  description: 'LOS is red.',
  accountId: null,
  clientId: null,
  contact: { name: 'Grace Auma', phoneNumber: '+256771234567', emailAddress: null },
  source: 'PORTAL',
  responsibleId: null,
  responsibleSince: null,
  lastCustomerMessageAt: base.dateCreated,
  tags: [],
  waiting: false,
  dueAt: null,
  firstReplyDue: null,
  resolutionDue: null,
  firstRepliedAt: null,
  clockRunsSince: base.dateCreated,
  clockMinutes: 0,
  resolvedAt: null,
  closedAt: null,
};

const said = (id: string, hour: number, authorId: string) => ({
  ...base,
  id,
  dateCreated: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
  authorId,
  authorName: `Person ${authorId}`,
  body: `Words ${id}`,
  attachments: [],
});

export const aComment = (id: string, hour: number, replyCount = 0): CommentView => ({
  ...said(id, hour, 'amina'),
  ticketId: 't1',
  internal: false,
  replyCount,
});

export const aReply = (id: string, hour: number, commentId: string): ReplyView => ({
  ...said(id, hour, 'joan'),
  commentId,
});

export const aMessage = (id: string, hour: number, authorId: string): TicketMessage => {
  const { dateCreated: at, ...message } = said(id, hour, authorId);
  const { authorName, body, attachments } = message;
  const comment = { internal: false, commentId: id, answers: null };
  return { kind: 'message', id, at, authorId, authorName, body, attachments, ...comment };
};

/** Returns the permissions of a user who holds these task permissions, or all of them if none is given. */
export const holding = (...held: TaskPermission[]): OwnPermissions => ({
  may: (permission) => (held.length ? held : TASK_PERMISSIONS).includes(permission),
  mayTake: false,
  mayTakeOver: false,
});
