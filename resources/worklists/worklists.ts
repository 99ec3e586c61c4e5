import { personalTasks } from './personalTasks';
import { defineQueue } from './Worklist';

const myTasks = defineQueue(personalTasks, {
  name: 'myTasks',
  label: 'My tasks',
  hint: 'Your open personal tasks, the earliest due first. Those that are due today or late are part of your day.',
  access: 'Write Tasks',
  list: 'personal-tasks',
  where: () => [{ path: 'status', in: ['OPEN'] }],
  forUser: (userId) => [{ path: 'assigneeId', in: [userId] }],
  since: 'dueOn',
  plan: 'due',
  who: ['clientId', 'accountId', 'paymentId', 'ticketId'],
  about: 'title',
  add: 'Add task',
  actions: [{ label: 'Done', set: { status: 'DONE' }, undoable: true, done: 'done' }],
});

/** The worklists of personal tasks. */
export const taskQueues = [myTasks] as const;
