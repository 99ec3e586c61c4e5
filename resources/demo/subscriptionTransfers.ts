import { subscriptionTransfers } from '../subscriptionTransfers';
import { declareDemo } from './declareDemo';

export const subscriptionTransfersDemo = declareDemo(subscriptionTransfers, {
  from: 'subscriptions',
  where: ({ subscriptionNumber }) => /[48]$/.test(String(subscriptionNumber)),
  fields: {
    subscriptionId: ({ source }) => source.id as string,
    fromAccountId: ({ rows, source, index }) => {
      const others = rows('accounts').filter(({ id, status }) => id !== source.accountId && status === 'TRANSFERRED');
      return (others[index % Math.max(1, others.length)]?.id ?? source.accountId) as string;
    },
    toAccountId: ({ source }) => source.accountId as string,
    daysMoved: ({ integer }) => integer(2, 28),
    reason: ({ pick }) =>
      pick([
        'The tenant moved out, the next one keeps the line.',
        'The shop has a new owner.',
        'From the private to the company account.',
      ]),
  },
});
