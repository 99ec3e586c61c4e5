import { subscriptionUpdateTasks } from '../subscriptionUpdateTasks';
import { declareDemo } from './declareDemo';

export const subscriptionUpdateTasksDemo = declareDemo(subscriptionUpdateTasks, {
  from: 'subscriptions',
  fields: {
    subscriptionId: ({ source }) => source.id as string,
    accountId: ({ source }) => source.accountId as string,
    type: ({ source }) => (source.isRenewal ? 'RENEWAL' : 'ACTIVATION'),
    status: ({ source, index }) => (source.status === 'CREATED' ? 'PENDING' : index % 11 === 0 ? 'FAILED' : 'DONE'),
    attempts: ({ integer }) => integer(1, 3),
    lastError: ({ record }) => (record.status === 'FAILED' ? 'The ONU did not answer.' : null),
    nextAttemptAt: () => null,
    unansweredSince: () => null,
  },
});
