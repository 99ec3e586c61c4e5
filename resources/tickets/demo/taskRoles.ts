import { OWNER_ROLE, TASK_PERMISSIONS, type TaskPermission } from '../../../contract/access/taskPermissions';
import { declareDemo } from '../../language/demo/declareDemo';
import { taskPermissions } from '../taskPermissions';
import { taskRoles } from '../taskRoles';

export const taskPermissionsDemo = declareDemo(taskPermissions, {
  rows: TASK_PERMISSIONS.map((name) => ({ name })),
});

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

export const taskRolesDemo = declareDemo(taskRoles, {
  rows: ROLES.map(([name, description, permissions]) => ({ name, description, permissions })),
});
