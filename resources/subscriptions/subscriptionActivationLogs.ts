import { NETWORK_MESSAGES } from '../../contract/devices/networkMessages';
import { ACTIVATION_OUTCOMES, UPDATE_TASK_TYPES } from '../../contract/statuses';
import { inWords } from '../../contract/text';
import { defineResource } from '../language/defineResource';
import { integer, oneOf, reference, text } from '../language/kinds';

/** One attempt to run an update task in the network; append-only. */
export const subscriptionActivationLogs = defineResource({
  name: 'subscription-activation-logs',
  label: ['Activation log', 'Activation logs'],
  icon: 'activity',
  representation: (log) => inWords(log.type),
  headline: { states: ['outcome'], whom: ['subscriptionId'], about: ['attempt', 'message'] },
  fields: {
    subscriptionId: reference('subscriptions', { label: 'Subscription', required: true, searchable: true }),
    subscriptionUpdateTaskId: reference('subscription-update-tasks', { label: 'Update task' }),
    type: oneOf(UPDATE_TASK_TYPES, { required: true, filter: 'types' }),
    outcome: oneOf(ACTIVATION_OUTCOMES, { state: true, required: true, filter: 'outcomes' }),
    attempt: integer({ required: true, min: 1 }),
    message: text({ maxLength: 300, sentences: NETWORK_MESSAGES }),
    userId: reference('users', { label: 'Requested by' }),
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
});
