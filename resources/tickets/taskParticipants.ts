import { defineResource } from '../language/defineResource';
import { reference } from '../language/kinds';

/** A participant of a ticket (the task), in one role. */
export const taskParticipants = defineResource({
  name: 'task-participants',
  label: ['Task participant', 'Task participants'],
  icon: 'users',
  fields: {
    taskId: reference('tickets', { label: 'Ticket', required: true }),
    userId: reference('users', { label: 'User', required: true, searchable: true }),
    taskRoleId: reference('task-roles', { label: 'Role', required: true }),
    assignedById: reference('users', { label: 'Assigned by' }),
  },
  unique: [['taskId', 'userId']],
  list: { columns: ['taskId', 'userId', 'taskRoleId', 'assignedById', 'dateCreated'], pageSize: 100 },
  access: { read: 'View Tickets', whose: { through: 'taskId' } },
});
