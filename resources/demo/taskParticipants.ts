import { OWNER_ROLE } from '../../contract/access/taskPermissions';
import { taskParticipants } from '../taskParticipants';
import { declareDemo } from './declareDemo';

export const taskParticipantsDemo = declareDemo(taskParticipants, {
  from: 'tickets',
  where: ({ responsibleId }) => responsibleId !== null,
  each: ({ responsibleSince }) => [{ dateCreated: String(responsibleSince) }],
  fields: {
    taskId: ({ source }) => source.id as string,
    userId: ({ source }) => source.responsibleId as string,
    taskRoleId: ({ rows }) => rows('task-roles').find(({ name }) => name === OWNER_ROLE)?.id as string,
    assignedById: () => null,
  },
});
