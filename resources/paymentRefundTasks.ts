import { REFUND_STATUSES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { dateTime, money, oneOf, reference, sequence, text } from './kinds';

/** Money that may have to go back, waiting for people to decide. */
export const paymentRefundTasks = defineResource({
  name: 'payment-refund-tasks',
  label: ['Payment refund task', 'Payment refunds'],
  icon: 'undo-2',
  representation: (task) => task.refundNumber,
  fields: {
    refundNumber: sequence({ prefix: 'RFD' }),
    paymentId: reference('payments', {
      label: 'Payment',
      required: true,
      searchable: true,
      demo: ({ source }) => source.id as string,
    }),
    accountId: reference('accounts', { label: 'Account', demo: ({ source }) => source.accountId as string }),
    amount: money({ required: true, demo: ({ source }) => source.amount as number }),
    reason: text({
      required: true,
      maxLength: 200,
      demo: ({ pick }) =>
        pick(['The order was paid twice', 'The building cannot be reached', 'The customer moved away']),
    }),
    requestedById: reference('users', { label: 'Requested by' }),
    decidedById: reference('users', { label: 'Decided by', demo: () => null }),
    decisionNote: text({ maxLength: 300, demo: () => null }),
    decidedAt: dateTime({ label: 'Decided', demo: () => null }),
    submittedAt: dateTime({ label: 'Sent', demo: () => null }),
    effectedAt: dateTime({ label: 'Paid out', demo: () => null }),
    /** How the money went back, e.g. the provider's message or the bank's number. */
    payoutReference: text({ maxLength: 120, demo: () => null }),
    status: oneOf(REFUND_STATUSES, { default: 'REQUESTED', filter: 'statuses' }),
  },
  list: {
    columns: ['refundNumber', 'paymentId', 'accountId', 'amount', 'reason', 'status', 'dateCreated'],
    sum: 'amount',
  },
  screens: [
    {
      list: 'payment-refunds',
      details: 'payment-refund-details',
      menu: { group: 'Payments', label: 'Refunds', order: 50, permissions: ['View Payment Refund Tasks'] },
    },
  ],
  access: { list: 'View Payment Refund Tasks' },
  demo: {
    from: 'payments',
    where: (payment) => payment.status === 'SUCCESSFUL' && /[05]$/.test(String(payment.reference)),
  },
});
