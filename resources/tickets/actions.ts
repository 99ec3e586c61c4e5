import { TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { TICKET_STATUSES, type TicketStatus } from '../../contract/statuses';
import { defineActions } from '../language/defineActions';
import { someOf } from '../language/inputRules';
import { boolean, email, longText, oneOf, phone, reference, references, text } from '../language/kinds';
import { PAGE_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';

const { offset, limit } = PAGE_PARAMETERS;

/** The steps that can follow a comment immediately. */
const NEXT = ['WAIT_FOR_CUSTOMER', 'RESOLVED', 'CLOSED'] as const satisfies readonly (
  | TicketStatus
  | 'WAIT_FOR_CUSTOMER'
)[];
export type Next = (typeof NEXT)[number];

/** The author's name, the customer's if there is no author, and the files that came with the message. */
const message = { authorName: shape.text, attachments: shape.listOf(shape.record('attachments')) };

/** A comment on a ticket's page. */
const comment = shape.record('comments', {
  without: ['attachmentIds'],
  also: { ...message, replyCount: shape.integer },
});
export type CommentView = shape.Held<typeof comment>;

const reply = shape.record('replies', { without: ['attachmentIds'], also: message });
export type ReplyView = shape.Held<typeof reply>;

/** `userName` is null if no signed-in user did it. */
const statusChange = shape.record('ticket-status-changes', { also: { userName: shape.nullable(shape.text) } });
export type StatusChangeView = shape.Held<typeof statusChange>;

/** A change of the assignee; the names are null if there was no assignee, or no signed-in user did it. */
const assigneeChange = shape.record('assignee-changes', {
  only: ['id', 'dateCreated'],
  also: {
    fromName: shape.nullable(shape.text),
    toName: shape.nullable(shape.text),
    byName: shape.nullable(shape.text),
  },
});
export type AssigneeChangeView = shape.Held<typeof assigneeChange>;

/** A colleague who has the ticket open. */
const reader = shape.object({ userId: shape.text, userName: shape.text, isTyping: shape.boolean });
export type TicketReader = shape.Held<typeof reader>;

/** `responsible`: the participant is the ticket's assignee. */
const participant = shape.record('task-participants', {
  also: { userName: shape.text, taskRoleName: shape.text, responsible: shape.boolean },
});
export type ParticipantView = shape.Held<typeof participant>;

/** A user who can be added to a ticket, without the user's other fields. */
const assignee = shape.record('users', { only: ['id', 'fullName'] });
export type Assignee = shape.Held<typeof assignee>;

const READING = { method: 'GET', base: 'v1', access: 'View Tickets' } as const;
const WORKING = { method: 'POST', base: 'v1', access: 'Update Tickets' } as const;

/** The assignee that the caller saw and takes the ticket over from. */
const takeOverFrom = reference('users', { label: 'Take over from' });
/** The maximum length of a message to a customer. */
const words = longText({ label: 'Message', required: true, maxLength: 1_500 });
/** Colleagues whom an internal note notifies. */
const mentionedIds = references('users', { label: 'Mentioned' });
/** Attachments of the ticket that belong to the message. The customer does not get them. */
const attachmentIds = references('attachments', { label: 'Attachments' });
const status = oneOf(TICKET_STATUSES, { required: true });
const changingStatus = {
  ...WORKING,
  audit: { resource: 'tickets', action: 'ACTION' },
  input: { status, reason: text({ maxLength: 300 }) },
  answer: shape.object({ ticket: shape.record('tickets') }),
  reads: 'ticket',
} as const;
const takingPart = {
  ...WORKING,
  input: {
    userId: reference('users', { required: true, label: 'Who' }),
    taskRoleId: reference('task-roles', { required: true, label: 'Task role' }),
    /** Without it, the assignee stays the same. */
    responsible: boolean({ label: 'Assignee of the ticket' }),
  },
  answer: shape.object({ participant }),
  reads: 'participant',
} as const;

/**
 * Tickets, their conversation and their participants; a task is a ticket. In addition to the permission named here, working on a
 * ticket requires a task permission on it (contract/tickets/ticketAccess.ts).
 */
export const ticketActions = defineActions(
  { name: 'Tickets', description: 'Conversation, status and participants of tickets.' },
  {
    sendPortalMessage: {
      method: 'POST',
      base: 'v1',
      path: 'tickets/portal',
      access: 'public',
      input: {
        name: text({ required: true }),
        phoneNumber: phone(),
        emailAddress: email(),
        subject: text({ required: true, maxLength: 150 }),
        message: longText({ required: true, maxLength: 2_000 }),
        accountNumber: text({ maxLength: 40 }),
      },
      rules: [someOf(['phoneNumber', 'emailAddress'], 'Enter a phone number or an e-mail address', ['phoneNumber'])],
      /** A stranger sees no more of the ticket than this. */
      answer: shape.object({
        ticket: shape.record('tickets', { only: ['id', 'ticketNumber', 'status', 'dateCreated'] }),
      }),
      reads: 'ticket',
      summary: 'The contact form: a message becomes a ticket',
      limits: [
        { by: 'visitor', most: 20, minutes: 60, what: 'messages' },
        { by: 'subject', of: ['phoneNumber', 'emailAddress'], most: 5, minutes: 60, what: 'messages' },
      ],
      success: 201,
      idempotent: true,
    },
    listStatusChanges: {
      ...READING,
      path: 'tickets/{id}/status-changes',
      query: PAGE_PARAMETERS,
      answer: shape.page('statusChanges', statusChange),
      reads: 'statusChanges',
      summary: 'A ticket’s way through its statuses, and who moved it',
    },
    listAssigneeChanges: {
      ...READING,
      path: 'tickets/{id}/assignee-changes',
      answer: shape.object({ assigneeChanges: shape.listOf(assigneeChange) }),
      reads: 'assigneeChanges',
      summary: 'Who was assigned to a ticket after whom, the latest 100, oldest first',
    },
    reportPresence: {
      ...READING,
      method: 'POST',
      path: 'tickets/{id}/presence',
      sessionOnly: true,
      input: { isTyping: boolean() },
      answer: shape.object({ readers: shape.listOf(reader) }),
      reads: 'readers',
      summary: 'Say that you have a ticket open, and see who else has',
      limits: [{ by: 'caller', most: 240, minutes: 1, what: 'calls' }],
    },
    listTicketComments: {
      ...READING,
      path: 'tickets/{id}/comments',
      query: PAGE_PARAMETERS,
      answer: shape.page('comments', comment),
      reads: 'comments',
      summary: 'What was said about a ticket, with authors and how many replies each has',
    },
    createComment: {
      ...WORKING,
      path: 'tickets/{id}/comments',
      input: {
        body: words,
        internal: boolean(),
        mentionedIds,
        attachmentIds,
        /** For a ticket without an assignee: the caller first takes it and starts work. */
        take: boolean(),
        /** For a colleague's ticket: the caller first takes it over and starts work. */
        takeOverFrom,
        /** The step that follows the comment, in the same transaction. */
        next: oneOf(NEXT, { label: 'After sending' }),
      },
      audit: { resource: 'comments', action: 'CREATE' },
      answer: shape.object({ comment }),
      reads: 'comment',
      summary: 'Comment: told to the customer, unless it is an internal note (Comment, or Write Internal Note)',
      success: 201,
      idempotent: true,
    },
    listCommentReplies: {
      ...READING,
      path: 'comments/{id}/replies',
      query: PAGE_PARAMETERS,
      answer: shape.page('replies', reply),
      reads: 'replies',
      summary: 'The answers to a comment, with their authors',
    },
    createReply: {
      ...WORKING,
      path: 'comments/{id}/reply',
      input: { body: words, mentionedIds, attachmentIds },
      audit: { resource: 'replies', action: 'CREATE' },
      answer: shape.object({ reply }),
      reads: 'reply',
      summary: 'Answer a comment; told to the customer as the comment is (Reply)',
      success: 201,
      idempotent: true,
    },
    reviewTicket: {
      ...changingStatus,
      path: 'tickets/{id}/change-status',
      summary: 'A reviewer’s change of status (Close Task, Reopen Task …)',
    },
    changeTaskStatus: {
      ...changingStatus,
      path: 'tasks/{id}/change-status',
      decidesOn: 'tickets',
      summary: 'Move a ticket on (Start Work, Resolve Task, Close Task or Reopen Task)',
    },
    waitForCustomer: {
      ...changingStatus,
      path: 'tasks/{id}/waiting',
      decidesOn: 'tickets',
      input: { waiting: boolean({ required: true }) },
      summary: 'Start or stop waiting for the customer; the ticket’s clock is paused meanwhile (Start Work)',
    },
    takeTicket: {
      ...WORKING,
      path: 'tasks/{id}/take',
      audit: { resource: 'tickets', action: 'ACTION' },
      input: { takeOverFrom },
      answer: shape.object({ ticket: shape.record('tickets') }),
      reads: 'ticket',
      summary: 'Take an unassigned ticket, or take one over from its assignee',
    },
    assignTickets: {
      ...WORKING,
      path: 'tickets/bulk-assign',
      input: {
        ids: references('tickets', { required: true }),
        userId: reference('users', { required: true, label: 'Assignee' }),
      },
      audit: { resource: 'tickets', action: 'ACTION' },
      answer: shape.bulkOutcomes,
      reads: 'outcomes',
      summary: 'Assign several tickets; answers for each whether it worked',
    },
    listTaskAssignees: {
      ...READING,
      access: 'Update Tickets',
      path: 'task-assignees',
      query: { searchTerm: text() },
      answer: shape.page('assignees', assignee),
      reads: 'assignees',
      summary: 'Staff who may see tickets, by name',
    },
    listTicketParticipants: {
      ...READING,
      path: 'tasks/{id}/participants',
      query: PAGE_PARAMETERS,
      answer: shape.page('participants', participant),
      reads: 'participants',
      summary: 'Who works on a ticket, the assignee first',
    },
    listAssignees: {
      ...READING,
      access: 'Update Tickets',
      path: 'tasks/{id}/assignees',
      query: { offset, limit, searchTerm: text() },
      answer: shape.page('assignees', assignee),
      reads: 'assignees',
      summary: 'Who may be brought in: staff who may see tickets and take no part in this one, by name',
    },
    assignParticipant: {
      ...takingPart,
      path: 'tasks/{id}/participants',
      audit: { resource: 'task-participants', action: 'CREATE' },
      summary: 'Add a participant (Assign Participant), or take a ticket that has none',
      success: 201,
    },
    removeParticipant: {
      ...WORKING,
      method: 'DELETE',
      path: 'tasks/{id}/participants',
      query: { userId: reference('users', { required: true }) },
      audit: { resource: 'task-participants', action: 'DELETE' },
      answer: shape.object({ participant }),
      reads: 'participant',
      summary: 'Remove a participant from a ticket (Remove Participant)',
    },
    changeParticipantRole: {
      ...takingPart,
      path: 'tasks/{id}/participants/change-role',
      audit: { resource: 'task-participants', action: 'UPDATE' },
      summary: 'Give another role (Change Role), or the responsibility (Take Responsibility)',
    },
    listOwnTaskPermissions: {
      ...READING,
      path: 'tasks/{id}/my-permissions',
      answer: shape.object({
        taskPermissions: shape.listOf(shape.oneOf(...TASK_PERMISSIONS)),
        /** True if the ticket has no assignee and the caller may take it. */
        mayTake: shape.boolean,
        /** True if the ticket has another assignee and the caller may take it over. */
        mayTakeOver: shape.boolean,
      }),
      reads: 'taskPermissions',
      summary: 'What you may do on a ticket',
    },
  },
);
