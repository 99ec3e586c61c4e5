import { TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { defineResource } from '../language/defineResource';
import { longText, manyOf, text } from '../language/kinds';

/** Named sets of task permissions for a ticket's participants. */
export const taskRoles = defineResource({
  name: 'task-roles',
  label: ['Task role', 'Task roles'],
  icon: 'shield',
  representation: (role) => role.name,
  headline: { about: ['description'] },
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 60 }),
    description: longText({ maxLength: 300 }),
    permissions: manyOf(TASK_PERMISSIONS),
  },
  list: { columns: ['name', 'description', 'dateUpdated'] },
  screens: [{ list: 'task-roles', details: 'task-roles-detail', beside: 'saved-replies' }],
  access: { list: 'View Task Roles', create: 'Update Task Roles', update: 'Update Task Roles', whose: 'everybody' },
});
