import { PERSONAL_TASK_STATUSES } from '../../contract/statuses';
import { timeFault } from '../../contract/worklists/time';
import { defineResource, type RecordOf } from '../language/defineResource';
import { date, dateTime, longText, oneOf, reference, text } from '../language/kinds';

/** Tasks that people set themselves or colleagues, with a due day. Each sees their own; some see and assign everyone's. */
export const personalTasks = defineResource({
  name: 'personal-tasks',
  label: ['Personal task', 'Personal tasks'],
  icon: 'square-check',
  representation: (task) => task.title,
  headline: { states: ['status'], about: ['dueOn', 'assigneeId'] },
  fields: {
    title: text({ required: true, searchable: true, maxLength: 150, personal: 'Erased' }),
    status: oneOf(PERSONAL_TASK_STATUSES, {
      default: 'OPEN',
      filter: 'statuses',
      becomes: { OPEN: ['DONE'], DONE: ['OPEN'] },
    }),
    dueOn: date({ label: 'Due', required: true, indexed: true, days: 'dueOn', dueWhile: ['OPEN'] }),
    dueTime: text({ label: 'Time', maxLength: 5, help: 'E.g. 14:30.', fault: timeFault }),
    assigneeId: reference('users', { label: 'Assignee', help: 'Leave blank for yourself.' }),
    clientId: reference('clients', { label: 'Client', createOnly: true }),
    accountId: reference('accounts', { label: 'Account', createOnly: true }),
    paymentId: reference('payments', { label: 'Payment', createOnly: true }),
    ticketId: reference('tickets', { label: 'Ticket', createOnly: true }),
    details: longText({ maxLength: 2000 }),
    createdById: reference('users', { label: 'Created by', readOnly: true }),
    doneAt: dateTime({ label: 'Done', readOnly: true }),
  },
  list: {
    columns: ['title', 'dueOn', 'assigneeId', 'clientId', 'accountId', 'ticketId', 'status'],
    sort: { by: 'dueOn', ascending: true },
    none: { text: 'Add a task here, on Today or on the page of a client, a payment or a ticket.' },
  },
  screens: [
    {
      list: 'personal-tasks',
      details: 'personal-task-details',
      menu: { label: 'Personal Tasks', order: 66, permissions: ['Write Tasks', 'Assign Tasks'] },
      views: [
        { label: 'Mine', query: { assigneeId: 'me', statuses: 'OPEN' }, preselected: true },
        { label: 'Open', query: { statuses: 'OPEN' } },
      ],
    },
  ],
  access: {
    list: 'Assign Tasks',
    create: 'Write Tasks',
    update: 'Write Tasks',
    remove: 'Write Tasks',
    own: { permission: 'Write Tasks', by: 'assigneeId' },
  },
});

export type PersonalTask = RecordOf<typeof personalTasks>;
