import { OWNER_ROLE } from '../contract/taskPermissions';
import { defineResource } from './defineResource';
import { reference } from './kinds';

/** Somebody who works on a ticket (the task), in one role. */
export const taskParticipants = defineResource({
  name: 'task-participants',
  label: ['Task participant', 'Task participants'],
  icon: 'users',
  fields: {
    taskId: reference('tickets', { label: 'Ticket', required: true, demo: ({ source }) => source.id as string }),
    userId: reference('users', {
      label: 'User',
      required: true,
      searchable: true,
      demo: ({ source }) => source.responsibleId as string,
    }),
    taskRoleId: reference('task-roles', {
      label: 'Role',
      required: true,
      demo: ({ rows }) => rows('task-roles').find(({ name }) => name === OWNER_ROLE)?.id as string,
    }),
    assignedById: reference('users', { label: 'Assigned by', demo: () => null }),
  },
  unique: [['taskId', 'userId']],
  list: { columns: ['taskId', 'userId', 'taskRoleId', 'assignedById', 'dateCreated'], pageSize: 100 },
  access: { read: 'View Tickets', whose: { through: 'taskId' } },
  demo: {
    from: 'tickets',
    where: ({ responsibleId }) => responsibleId !== null,
    each: ({ responsibleSince }) => [{ dateCreated: responsibleSince }],
  },
});
