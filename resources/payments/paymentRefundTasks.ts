import { REFUND_STATUSES } from '../../contract/statuses';
import { defineResource, type RecordOf } from '../language/defineResource';
import { dateTime, money, oneOf, reference, sequence, text } from '../language/kinds';

/**
 * Money that may have to be refunded, waiting for people to decide; the states and who may change them:
 * contract/payments/refund.ts.
 */
export const paymentRefundTasks = defineResource({
  name: 'payment-refund-tasks',
  label: ['Payment refund task', 'Payment refunds'],
  icon: 'undo-2',
  representation: (task) => task.refundNumber,
  headline: { value: 'amount', states: ['status'], whom: ['accountId'], about: ['paymentId', 'requestedById'] },
  fields: {
    refundNumber: sequence({ prefix: 'RFD' }),
    paymentId: reference('payments', { label: 'Payment', required: true, searchable: true }),
    accountId: reference('accounts', { label: 'Account' }),
    amount: money({ required: true }),
    reason: text({ required: true, maxLength: 200, personal: 'Erased' }),
    status: oneOf(REFUND_STATUSES, { default: 'REQUESTED', filter: 'statuses' }),
    requestedById: reference('users', { label: 'Requested by' }),
    decidedById: reference('users', { label: 'Decided by' }),
    decisionNote: text({ maxLength: 300, personal: true }),
    decidedAt: dateTime({ label: 'Decided' }),
    /** Set before the provider is called, so that a lost answer leaves a trace; cleared if the provider refuses. */
    submittedAt: dateTime({ label: 'Sent' }),
    effectedAt: dateTime({ label: 'Paid out' }),
    /** How the money was returned, e.g. the provider's message or the bank's number. */
    payoutReference: text({ maxLength: 120, found: 'code' }),
    /** Why it could not be sent the last time. */
    lastError: text({ label: 'Last problem', maxLength: 300 }),
  },
  list: {
    columns: ['refundNumber', 'accountId', 'amount', 'status', 'reason', 'dateCreated'],
    sum: { field: 'amount', by: 'status', first: 'EFFECTED' },
  },
  screens: [
    {
      list: 'payment-refunds',
      details: 'payment-refund-details',
      menu: { group: 'Payments', label: 'Refunds', order: 50, permissions: ['View Payment Refund Tasks'] },
    },
  ],
  access: {
    list: 'View Payment Refund Tasks',
    own: { permission: 'Request Refunds', by: 'requestedById' },
    whose: { through: 'paymentId' },
  },
});

export type RefundTask = RecordOf<typeof paymentRefundTasks>;
