import { ACTIVATION_OUTCOMES, UPDATE_TASK_TYPES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { integer, oneOf, reference, text } from './kinds';

/** One attempt to make the network do what an update task asks; only appended. */
export const subscriptionActivationLogs = defineResource({
  name: 'subscription-activation-logs',
  label: ['Activation log', 'Activation logs'],
  icon: 'activity',
  representation: (log) => `${log.type} ${log.outcome}`,
  fields: {
    subscriptionId: reference('subscriptions', {
      label: 'Subscription',
      required: true,
      searchable: true,
      demo: ({ source }) => source.subscriptionId as string,
    }),
    subscriptionUpdateTaskId: reference('subscription-update-tasks', {
      label: 'Update task',
      demo: ({ source }) => source.id as string,
    }),
    type: oneOf(UPDATE_TASK_TYPES, {
      required: true,
      filter: 'types',
      demo: ({ source }) => source.type as 'ACTIVATION',
    }),
    outcome: oneOf(ACTIVATION_OUTCOMES, {
      required: true,
      filter: 'outcomes',
      demo: ({ source }) => (source.status === 'DONE' ? 'SUCCEEDED' : 'FAILED'),
    }),
    attempt: integer({ required: true, min: 1, demo: ({ source }) => Number(source.attempts) }),
    message: text({
      maxLength: 300,
      demo: ({ source }) => (source.status === 'DONE' ? null : 'The ONU did not answer.'),
    }),
    userId: reference('users', { label: 'Requested by', demo: () => null }),
  },
  list: { columns: ['subscriptionId', 'type', 'outcome', 'attempt', 'message', 'dateCreated'] },
  screens: [
    {
      list: 'activation-logs',
      details: 'activation-log-details',
      menu: {
        group: 'Subscriptions',
        label: 'Activation Logs',
        order: 70,
        permissions: ['View Subscription Activation Logs'],
      },
    },
  ],
  access: { list: 'View Subscription Activation Logs', whose: { through: 'subscriptionId' } },
  demo: { from: 'subscription-update-tasks', where: ({ status }) => status !== 'PENDING' },
});
