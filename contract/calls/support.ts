import { PAGE_PARAMETERS } from '../listParameters';
import type { Call } from './Call';

const READING = { method: 'GET', base: 'v1', access: 'View Tickets' } as const;
const WORKING = { method: 'POST', base: 'v1', access: 'Update Tickets' } as const;

/**
 * Tickets, what is said about them, and who works on them; a task is a ticket. Besides the permission named here, working
 * on a ticket takes a task permission there (contract/ticketAccess.ts).
 */
export const supportCalls = {
  listStatusChanges: {
    ...READING,
    path: 'tickets/{id}/status-changes',
    reads: 'statusChanges',
    summary: 'A ticket’s way through its statuses, and who moved it',
    query: PAGE_PARAMETERS,
  },
  listTicketComments: {
    ...READING,
    path: 'tickets/{id}/comments',
    reads: 'comments',
    summary: 'What was said about a ticket, with authors and how many replies each has',
    query: PAGE_PARAMETERS,
  },
  createComment: {
    ...WORKING,
    path: 'tickets/{id}/comments',
    reads: 'comment',
    summary: 'Comment: told to the customer, unless it is an internal note (Comment, or Write Internal Note)',
    success: 201,
    idempotent: true,
  },
  listCommentReplies: {
    ...READING,
    path: 'comments/{id}/replies',
    reads: 'replies',
    summary: 'The answers to a comment, with their authors',
    query: PAGE_PARAMETERS,
  },
  createReply: {
    ...WORKING,
    path: 'comments/{id}/reply',
    reads: 'reply',
    summary: 'Answer a comment; told to the customer as the comment is (Reply)',
    success: 201,
    idempotent: true,
  },
  reviewTicket: {
    ...WORKING,
    path: 'tickets/{id}/change-status',
    reads: 'ticket',
    summary: 'A reviewer’s change of status (Close Task, Reopen Task …)',
  },
  changeTaskStatus: {
    ...WORKING,
    path: 'tasks/{id}/change-status',
    reads: 'ticket',
    summary: 'Move a ticket on (Start Work, Resolve Task, Close Task or Reopen Task)',
  },
  listTicketParticipants: {
    ...READING,
    path: 'tasks/{id}/participants',
    reads: 'participants',
    summary: 'Who works on a ticket, the responsible one first',
    query: PAGE_PARAMETERS,
  },
  listAssignees: {
    ...READING,
    access: 'Update Tickets',
    path: 'tasks/{id}/assignees',
    reads: 'assignees',
    summary: 'Who may be brought in: staff who may see tickets and take no part in this one, by name',
    query: ['offset', 'limit', 'searchTerm'],
  },
  assignParticipant: {
    ...WORKING,
    path: 'tasks/{id}/participants',
    reads: 'participant',
    summary: 'Bring somebody in (Assign Participant), or take a ticket that nobody works on',
    success: 201,
  },
  removeParticipant: {
    ...WORKING,
    method: 'DELETE',
    path: 'tasks/{id}/participants',
    reads: 'participant',
    summary: 'Take somebody off a ticket (Remove Participant)',
    query: ['userId'],
  },
  changeParticipantRole: {
    ...WORKING,
    path: 'tasks/{id}/participants/change-role',
    reads: 'participant',
    summary: 'Give another role (Change Role), or the responsibility (Take Responsibility)',
  },
  listOwnTaskPermissions: {
    ...READING,
    path: 'tasks/{id}/my-permissions',
    reads: 'taskPermissions',
    summary: 'What you may do on a ticket',
  },
} as const satisfies Record<string, Call>;
