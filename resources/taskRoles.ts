import { OWNER_ROLE, TASK_PERMISSIONS, type TaskPermission } from '../contract/taskPermissions';
import { defineResource } from './defineResource';
import { longText, manyOf, text } from './kinds';

const ROLES: [name: string, description: string, permissions: readonly TaskPermission[]][] = [
  [OWNER_ROLE, 'Answers for the ticket and may do everything.', TASK_PERMISSIONS],
  [
    'Assignee',
    'Works on it and solves it.',
    ['Comment', 'Reply', 'Write Internal Note', 'Start Work', 'Resolve Task', 'Reopen Task', 'Take Responsibility'],
  ],
  ['Reviewer', 'Looks at the solution and closes it.', ['Comment', 'Reply', 'Close Task', 'Reopen Task']],
  ['Dispatcher', 'Brings the right people in.', ['Comment', 'Assign Participant', 'Remove Participant', 'Change Role']],
  ['Field technician', 'Goes there.', ['Comment', 'Reply', 'Start Work', 'Resolve Task']],
  ['Network engineer', 'Looks from the network’s side.', ['Comment', 'Reply', 'Write Internal Note', 'Resolve Task']],
  ['Accountant', 'Answers questions about money.', ['Comment', 'Reply', 'Write Internal Note']],
  ['Sales contact', 'Follows a lead.', ['Comment', 'Reply', 'Edit Task', 'Start Work', 'Resolve Task']],
  ['Adviser', 'Is asked for advice.', ['Comment', 'Reply']],
  ['Note taker', 'Writes down what was agreed.', ['Write Internal Note']],
  [
    'Escalation manager',
    'Steps in when it takes too long.',
    ['Comment', 'Reply', 'Reopen Task', 'Assign Participant', 'Change Role', 'Take Responsibility'],
  ],
  ['Watcher', 'Reads along.', []],
];

/** Named sets of task permissions that a ticket's participants hold. */
export const taskRoles = defineResource({
  name: 'task-roles',
  label: ['Task role', 'Task roles'],
  icon: 'shield',
  representation: (role) => role.name,
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 60 }),
    description: longText({ maxLength: 300 }),
    permissions: manyOf(TASK_PERMISSIONS),
  },
  list: { columns: ['name', 'description', 'dateUpdated'] },
  screens: [{ list: 'task-roles', details: 'task-roles-detail', beside: 'workorders' }],
  access: { list: 'View Task Roles', create: 'Update Task Roles', update: 'Update Task Roles', whose: 'everybody' },
  demo: { rows: ROLES.map(([name, description, permissions]) => ({ name, description, permissions })) },
});
