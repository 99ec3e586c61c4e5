import { defineResource } from '../language/defineResource';
import { text } from '../language/kinds';

/** The catalogue of task permissions; the code that checks them fixes their names. */
export const taskPermissions = defineResource({
  name: 'task-permissions',
  label: ['Task permission', 'Task permissions'],
  icon: 'key-round',
  representation: (permission) => permission.name,
  headline: {},
  fields: { name: text({ required: true, searchable: true, unique: true, maxLength: 60 }) },
  list: { columns: ['name', 'dateCreated'] },
  screens: [{ list: 'task-permissions', details: 'task-permissions-detail', beside: 'saved-replies' }],
  access: { list: 'View Task Permissions', whose: 'everybody' },
});
