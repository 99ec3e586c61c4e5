import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../contract/statuses';
import { subscriptions } from '../subscriptions';
import type { Demo } from './Demo';
import { declareDemo } from './declareDemo';

const DAY = 86_400_000;

const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY).toISOString();

/** What the demo data's subscriptions of an account are, by the account's own status, in turns. */
const STATUSES_BY_ACCOUNT: Record<string, readonly SubscriptionStatus[]> = {
  NEW: ['CREATED', 'NEW', 'PENDING', 'INITIATED'],
  ACTIVE: ['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'CREATED'],
  INACTIVE: ['EXPIRED', 'EXPIRED', 'CANCELLED'],
  SUSPENDED: ['INACTIVE', 'EXPIRED'],
  TERMINATED: ['TERMINATED', 'FORFEITED'],
  TRANSFERRED: ['EXPIRED', 'CANCELLED'],
};

function demoStatus({ source, rows }: Demo): SubscriptionStatus {
  const owner = rows('accounts').find(({ id }) => id === source.accountId);
  const alike = rows('accounts').filter(({ status }) => status === owner?.status);
  const choice = STATUSES_BY_ACCOUNT[String(owner?.status)] ?? SUBSCRIPTION_STATUSES;
  return choice[alike.findIndex(({ id }) => id === owner?.id) % choice.length] ?? 'ACTIVE';
}

/** The days that the demo data's extension or bonus of the subscription gives. */
function demoAddedDays({ record, integer, pick, rows }: Demo): number {
  const number = String(record.subscriptionNumber);
  if (/[37]$/.test(number)) return integer(1, 5);
  return /[69]$/.test(number) ? Number(pick(rows('bonus-rules')).bonusDays) : 0;
}

export const subscriptionsDemo = declareDemo(subscriptions, {
  from: 'payments',
  where: (payment) => payment.status === 'SUCCESSFUL' && payment.accountId !== null,
  fields: {
    accountId: ({ source }) => source.accountId as string,
    productId: ({ source, rows }) =>
      rows('payment-forms').find((form) => form.id === source.paymentFormId)?.productId as string,
    subscriptionFormId: ({ source, rows }) =>
      rows('payment-forms').find((form) => form.id === source.paymentFormId)?.subscriptionFormId as string,
    paymentFormId: ({ source }) => source.paymentFormId as string,
    paymentId: ({ source }) => source.id as string,
    status: demoStatus,
    paymentStatus: () => 'SUCCESSFUL' as const,
    isRenewal: ({ source }) => source.initiatorType === 'ACCOUNT_USER',
    amount: ({ source }) => source.amount as number,
    durationDays: ({ ref }) => ref('productId').durationDays as number,
    addedDays: demoAddedDays,
    paidAt: ({ source }) => source.paidAt as string,
    startDate: ({ record, now, integer, random }) => {
      const days = Number(record.durationDays) + Number(record.addedDays);
      const left = random() < 0.5 ? integer(1, Math.min(6, days - 1)) : integer(1, days - 1);
      if (record.status === 'ACTIVE') return daysFrom(now, left - days);
      return ['EXPIRED', 'TERMINATED'].includes(String(record.status)) ? daysFrom(now, -days - integer(1, 60)) : null;
    },
    endDate: ({ record }) =>
      record.startDate
        ? daysFrom(new Date(String(record.startDate)), Number(record.durationDays) + Number(record.addedDays))
        : null,
    usedSeconds: ({ record, integer }) =>
      record.status === 'INACTIVE' ? integer(1, Number(record.durationDays) - 1) * 86_400 : 0,
    pausedWithAccount: ({ record, ref }) => record.status === 'INACTIVE' && ref('accountId').status === 'SUSPENDED',
    refundedAt: ({ record }) => (record.status === 'CANCELLED' ? daysFrom(new Date(String(record.paidAt)), 2) : null),
    remindAt: () => null,
  },
});
