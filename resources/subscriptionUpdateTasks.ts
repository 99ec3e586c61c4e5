import { UPDATE_TASK_STATUSES, UPDATE_TASK_TYPES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { dateTime, integer, oneOf, reference, sequence, text } from './kinds';

/** Work the network has to do for a subscription, apart from its payment and retried until it is done. */
export const subscriptionUpdateTasks = defineResource({
  name: 'subscription-update-tasks',
  label: ['Update task', 'Update tasks'],
  icon: 'list-todo',
  representation: (task) => task.taskNumber,
  fields: {
    taskNumber: sequence({ prefix: 'UT' }),
    subscriptionId: reference('subscriptions', {
      label: 'Subscription',
      required: true,
      searchable: true,
      demo: ({ source }) => source.id as string,
    }),
    /** Whose device is switched. */
    accountId: reference('accounts', {
      label: 'Account',
      required: true,
      demo: ({ source }) => source.accountId as string,
    }),
    type: oneOf(UPDATE_TASK_TYPES, {
      default: 'ACTIVATION',
      filter: 'types',
      demo: ({ source }) => (source.isRenewal ? 'RENEWAL' : 'ACTIVATION'),
    }),
    status: oneOf(UPDATE_TASK_STATUSES, {
      default: 'PENDING',
      filter: 'statuses',
      demo: ({ source, index }) => (source.status === 'CREATED' ? 'PENDING' : index % 11 === 0 ? 'FAILED' : 'DONE'),
    }),
    attempts: integer({ default: 0, demo: ({ integer }) => integer(1, 3) }),
    lastError: text({
      maxLength: 300,
      demo: ({ record }) => (record.status === 'FAILED' ? 'The ONU did not answer.' : null),
    }),
    nextAttemptAt: dateTime({ label: 'Next attempt', indexed: true, demo: () => null }),
    /** Since when the device manager has given no answer about it; null while it answers. */
    unansweredSince: dateTime({ label: 'No answer since', readOnly: true, demo: () => null }),
  },
  list: { columns: ['taskNumber', 'subscriptionId', 'type', 'status', 'attempts', 'dateCreated'] },
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
  demo: { from: 'subscriptions' },
});
