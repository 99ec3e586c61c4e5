import { subscriptionsCalls } from '../contract/calls/subscriptions';
import { PAYMENT_STATUSES, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../contract/statuses';
import { defineResource } from './defineResource';
import type { Demo } from './demo/Demo';
import { boolean, date, dateTime, integer, money, oneOf, reference, sequence } from './kinds';

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

/**
 * A customer's package over a stretch of time; one payment gives at most one. It lasts `durationDays + addedDays` calendar
 * days. What was paid for is never edited: staff change the status (contract/subscriptionStatus.ts) and use the calls of
 * contract/calls/subscriptions.ts.
 */
export const subscriptions = defineResource({
  name: 'subscriptions',
  label: ['Subscription', 'Subscriptions'],
  icon: 'wifi',
  representation: (subscription) => subscription.subscriptionNumber,
  fields: {
    subscriptionNumber: sequence({ prefix: 'SB' }),
    accountId: reference('accounts', {
      label: 'Account',
      required: true,
      readOnly: true,
      searchable: true,
      demo: ({ source }) => source.accountId as string,
    }),
    productId: reference('products', {
      label: 'Package',
      required: true,
      readOnly: true,
      demo: ({ source, rows }) =>
        rows('payment-forms').find((form) => form.id === source.paymentFormId)?.productId as string,
    }),
    subscriptionFormId: reference('subscription-forms', {
      label: 'Subscription form',
      readOnly: true,
      demo: ({ source, rows }) =>
        rows('payment-forms').find((form) => form.id === source.paymentFormId)?.subscriptionFormId as string,
    }),
    /** What is to be paid for it; an initiated renewal is paid by this form. */
    paymentFormId: reference('payment-forms', {
      label: 'Payment form',
      readOnly: true,
      demo: ({ source }) => source.paymentFormId as string,
    }),
    paymentId: reference('payments', {
      label: 'Payment',
      unique: true,
      readOnly: true,
      demo: ({ source }) => source.id as string,
    }),
    status: oneOf(SUBSCRIPTION_STATUSES, {
      default: 'NEW',
      filter: ['subscriptionStatuses', 'status'],
      demo: demoStatus,
    }),
    paymentStatus: oneOf(PAYMENT_STATUSES, {
      default: 'NEW',
      filter: 'paymentStatuses',
      readOnly: true,
      demo: () => 'SUCCESSFUL',
    }),
    isRenewal: boolean({
      label: 'Renewal',
      default: false,
      filter: 'isRenewal',
      readOnly: true,
      demo: ({ source }) => source.type === 'RENEWAL',
    }),
    amount: money({ required: true, readOnly: true, demo: ({ source }) => source.amount as number }),
    durationDays: integer({
      label: 'Duration (days)',
      required: true,
      readOnly: true,
      filter: 'duration',
      demo: ({ ref }) => ref('productId').durationDays as number,
    }),
    /** Days of extensions and bonuses, on top of what was paid for. */
    addedDays: integer({ label: 'Added days', default: 0, readOnly: true, demo: demoAddedDays }),
    /** An account's subscriptions run one after the other in the order of these moments. */
    paidAt: dateTime({ label: 'Paid', readOnly: true, demo: ({ source }) => source.paidAt as string }),
    startDate: dateTime({
      label: 'Starts',
      readOnly: true,
      demo: ({ record, now, integer, random }) => {
        const days = Number(record.durationDays) + Number(record.addedDays);
        const left = random() < 0.5 ? integer(1, Math.min(6, days - 1)) : integer(1, days - 1);
        if (record.status === 'ACTIVE') return daysFrom(now, left - days);
        return ['EXPIRED', 'TERMINATED'].includes(String(record.status)) ? daysFrom(now, -days - integer(1, 60)) : null;
      },
    }),
    endDate: dateTime({
      label: 'Ends',
      readOnly: true,
      indexed: true,
      demo: ({ record }) =>
        record.startDate
          ? daysFrom(new Date(String(record.startDate)), Number(record.durationDays) + Number(record.addedDays))
          : null,
    }),
    /** When the customer is to be told of the end; null once that is done. */
    remindAt: dateTime({ label: 'Reminder due', readOnly: true, indexed: true, demo: () => null }),
  },
  list: {
    columns: ['subscriptionNumber', 'accountId', 'productId', 'status', 'isRenewal', 'startDate', 'endDate'],
  },
  screens: [
    {
      list: 'all-subscriptions',
      details: 'all-subscription-paid-details',
      label: 'All subscriptions',
      menu: { group: 'Subscriptions', label: 'All Subscriptions', order: 10, permissions: ['View Subscription'] },
    },
    {
      list: 'subscriptions',
      details: 'subscription-paid-details',
      label: 'New customers',
      filter: { isRenewal: 'false' },
      menu: { group: 'Subscriptions', label: 'New Customers', order: 20, permissions: ['View Subscription'] },
    },
    {
      list: 'renewal-subscriptions',
      details: 'renewal-subscription-details',
      label: 'Renewals',
      filter: { isRenewal: 'true' },
      menu: { group: 'Subscriptions', label: 'Renewals', order: 30, permissions: ['View Subscription'] },
    },
    {
      list: 'expiring-subscriptions',
      details: 'expiring-subscription-details',
      label: 'Expiring subscriptions',
      columns: ['subscriptionNumber', 'accountId', 'productId', 'status', 'endDate', 'isRenewal'],
      source: {
        path: subscriptionsCalls.listExpiringSubscriptions.path,
        access: subscriptionsCalls.listExpiringSubscriptions.access,
        filters: {
          expiringInDays: integer({ label: 'Ends within (days)', min: 1, max: 366 }),
          expiredInDays: integer({ label: 'Ended within (days)', min: 1, max: 366 }),
          expiryDate: date({ label: 'Ends on' }),
        },
      },
      menu: {
        group: 'Subscriptions',
        label: 'Expiring',
        order: 40,
        permissions: subscriptionsCalls.listExpiringSubscriptions.access,
      },
    },
  ],
  access: {
    list: 'View Subscription',
    update: 'Update Subscription',
    whose: [{ through: 'accountId' }, { through: 'subscriptionFormId' }],
  },
  demo: { from: 'payments', where: (payment) => payment.status === 'SUCCESSFUL' && payment.accountId !== null },
});
