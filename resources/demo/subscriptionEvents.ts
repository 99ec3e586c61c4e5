import { subscriptionEvents } from '../subscriptionEvents';
import { declareDemo } from './declareDemo';

export const subscriptionEventsDemo = declareDemo(subscriptionEvents, {
  from: 'subscriptions',
  fields: {
    subscriptionId: ({ source }) => source.id as string,
    accountId: ({ source }) => source.accountId as string,
    position: () => 0,
    type: ({ source }) => {
      if (source.refundedAt) return 'REFUNDED';
      if (source.status === 'INACTIVE') return 'PAUSED';
      return source.startDate ? 'ACTIVATED' : 'PAID';
    },
    days: ({ source }) =>
      source.refundedAt
        ? 0
        : Number(source.durationDays) + Number(source.addedDays) - Number(source.usedSeconds) / 86_400,
    endBefore: () => null,
    endAfter: ({ source }) => source.endDate as string | null,
    paymentId: ({ source }) => source.paymentId as string,
    userId: () => null,
    note: () => null,
  },
});
