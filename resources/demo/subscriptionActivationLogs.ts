import { subscriptionActivationLogs } from '../subscriptionActivationLogs';
import { declareDemo } from './declareDemo';

export const subscriptionActivationLogsDemo = declareDemo(subscriptionActivationLogs, {
  from: 'subscription-update-tasks',
  where: ({ status }) => status !== 'PENDING',
  fields: {
    subscriptionId: ({ source }) => source.subscriptionId as string,
    subscriptionUpdateTaskId: ({ source }) => source.id as string,
    type: ({ source }) => source.type as 'ACTIVATION',
    outcome: ({ source }) => (source.status === 'DONE' ? 'SUCCEEDED' : 'FAILED'),
    attempt: ({ source }) => Number(source.attempts),
    message: ({ source }) => (source.status === 'DONE' ? null : 'The ONU did not answer.'),
    userId: () => null,
  },
});
