/** The permissions of a participant on a ticket. A task role holds a list of these names, and the server checks each. */
export const TASK_PERMISSIONS = [
  'Comment',
  'Reply',
  'Write Internal Note',
  'Start Work',
  'Resolve Task',
  'Close Task',
  'Reopen Task',
  'Edit Task',
  'Assign Participant',
  'Remove Participant',
  'Change Role',
  'Take Responsibility',
] as const;

export type TaskPermission = (typeof TASK_PERMISSIONS)[number];

/** The task role of the person who opens a ticket. It always has every task permission. */
export const OWNER_ROLE = 'Owner';
