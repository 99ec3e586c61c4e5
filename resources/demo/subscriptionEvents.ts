import { subscriptionEvents } from '../subscriptionEvents';
import { declareDemo } from './declareDemo';

export const subscriptionEventsDemo = declareDemo(subscriptionEvents, {
  from: 'subscriptions',
  fields: {
    subscriptionId: ({ source }) => source.id as string,
    accountId: ({ source }) => source.accountId as string,
    position: () => 0,
    type: ({ source }) => (source.startDate ? 'ACTIVATED' : 'PAID'),
    days: ({ source }) => Number(source.durationDays) + Number(source.addedDays),
    endBefore: () => null,
    endAfter: ({ source }) => source.endDate as string | null,
    paymentId: ({ source }) => source.paymentId as string,
    userId: () => null,
    note: () => null,
  },
});
