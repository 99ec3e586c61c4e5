import { NETWORK_MESSAGES } from '../../contract/devices/networkMessages';
import { NETWORK_WAITS } from '../../contract/devices/networkWaits';
import { UPDATE_TASK_STATUSES, UPDATE_TASK_TYPES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, oneOf, reference, sequence, text } from '../language/kinds';

/** A network task for a subscription, independent of its payment and retried until it is done. */
export const subscriptionUpdateTasks = defineResource({
  name: 'subscription-update-tasks',
  label: ['Update task', 'Update tasks'],
  icon: 'list-todo',
  representation: (task) => task.taskNumber,
  headline: { states: ['status'], whom: ['accountId'], about: ['type', 'waitingFor', 'lastError'] },
  fields: {
    taskNumber: sequence({ prefix: 'UT' }),
    subscriptionId: reference('subscriptions', { label: 'Subscription', required: true, searchable: true }),
    /** The account whose device is switched. */
    accountId: reference('accounts', { label: 'Account', required: true }),
    type: oneOf(UPDATE_TASK_TYPES, { default: 'ACTIVATION', filter: 'types' }),
    status: oneOf(UPDATE_TASK_STATUSES, { default: 'PENDING', filter: 'statuses' }),
    attempts: integer({ default: 0 }),
    /** The thing that it waits for, which does not count as a failed attempt. Null if it waits for nothing or has ended. */
    waitingFor: oneOf(NETWORK_WAITS, { label: 'Waiting for', filter: 'waitingFor' }),
    lastError: text({ label: 'Last problem', maxLength: 300, sentences: NETWORK_MESSAGES }),
    nextAttemptAt: dateTime({ label: 'Next attempt', technical: true, indexed: true }),
    /** Since when the device manager has given no answer about it; null while it answers. */
    unansweredSince: dateTime({ label: 'No answer since', technical: true, readOnly: true }),
  },
  list: { columns: ['taskNumber', 'subscriptionId', 'type', 'status', 'waitingFor', 'attempts', 'dateCreated'] },
  screens: [
    {
      list: 'update-tasks',
      details: 'update-task-details',
      menu: {
        group: 'Subscriptions',
        label: 'Update Tasks',
        order: 60,
        permissions: ['View Subscription Update Task'],
      },
    },
  ],
  access: { list: 'View Subscription Update Task', whose: { through: 'subscriptionId' } },
});
