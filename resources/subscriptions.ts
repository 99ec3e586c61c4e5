import { PAYMENT_STATUSES, SUBSCRIPTION_STATUSES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { boolean, dateTime, integer, money, oneOf, reference, sequence } from './kinds';

const DAY = 86_400_000;

/** A customer's package over a stretch of time; one payment gives at most one. */
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
      searchable: true,
      demo: ({ source }) => source.accountId as string,
    }),
    productId: reference('products', {
      label: 'Package',
      required: true,
      demo: ({ source, rows }) =>
        rows('payment-forms').find((form) => form.id === source.paymentFormId)?.productId as string,
    }),
    subscriptionFormId: reference('subscription-forms', {
      label: 'Subscription form',
      demo: ({ source, rows }) =>
        rows('payment-forms').find((form) => form.id === source.paymentFormId)?.subscriptionFormId as string,
    }),
    /** What is to be paid for it; an initiated renewal is paid by this form. */
    paymentFormId: reference('payment-forms', {
      label: 'Payment form',
      demo: ({ source }) => source.paymentFormId as string,
    }),
    paymentId: reference('payments', { label: 'Payment', unique: true, demo: ({ source }) => source.id as string }),
    status: oneOf(SUBSCRIPTION_STATUSES, {
      default: 'NEW',
      filter: ['subscriptionStatuses', 'status'],
      demo: ({ index, weighted }) =>
        SUBSCRIPTION_STATUSES[index] ??
        weighted([
          ['ACTIVE', 60],
          ['EXPIRED', 20],
          ['CREATED', 6],
          ['PENDING', 5],
          ['CANCELLED', 4],
          ['TERMINATED', 3],
          ['FORFEITED', 2],
        ] as const),
    }),
    paymentStatus: oneOf(PAYMENT_STATUSES, { default: 'NEW', filter: 'paymentStatuses', demo: () => 'SUCCESSFUL' }),
    isRenewal: boolean({
      label: 'Renewal',
      default: false,
      filter: 'isRenewal',
      demo: ({ source }) => source.type === 'RENEWAL',
    }),
    amount: money({ required: true, demo: ({ source }) => source.amount as number }),
    durationDays: integer({
      label: 'Duration (days)',
      required: true,
      filter: 'duration',
      demo: ({ ref }) => ref('productId').durationDays as number,
    }),
    startDate: dateTime({
      label: 'Starts',
      demo: ({ record, now, integer }) =>
        new Date(now.getTime() - DAY * (record.status === 'ACTIVE' ? integer(0, 25) : integer(40, 150))).toISOString(),
    }),
    endDate: dateTime({
      label: 'Ends',
      demo: ({ record }) =>
        new Date(Date.parse(String(record.startDate)) + DAY * Number(record.durationDays)).toISOString(),
    }),
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
  ],
  access: { list: 'View Subscription', update: 'Update Subscription' },
  demo: { from: 'payments', where: (payment) => payment.status === 'SUCCESSFUL' && payment.accountId !== null },
});
