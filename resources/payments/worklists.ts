import { REVIEW_EXCEPTIONS } from '../../contract/payments/paymentReviews';
import { claims } from '../claims/claims';
import { defineQueue } from '../worklists/Worklist';
import { paymentForms } from './paymentForms';
import { paymentRefundTasks } from './paymentRefundTasks';
import { payments } from './payments';
import { unmatchedNotifications } from './unmatchedNotifications';

/** The days for which manual payments are expected. */
const RECENT = 30;

const heldPayments = defineQueue(payments, {
  name: 'heldPayments',
  label: 'Held payments',
  hint: 'Payments that are held for review: another amount, currency or order, or no answer from the provider.',
  access: 'Resolve Payments',
  list: 'all-payments',
  where: () => [{ path: 'review', in: Object.keys(REVIEW_EXCEPTIONS) }],
  paymentException: { path: 'review', kinds: REVIEW_EXCEPTIONS },
  since: 'dateUpdated',
  hours: 4,
  who: ['accountId', 'clientId'],
  about: 'review',
  amount: 'amount',
  phone: 'phoneNumber',
  actions: [
    { action: 'resolvePayment', label: 'Decide', asks: true, done: 'decided' },
    { action: 'checkPaymentAsStaff', label: 'Ask provider', done: 'checked with the provider' },
  ],
  exception: true,
});

/**
 * A notification waits for a person once the provider has answered. Until then it is asked automatically, however long it is
 * silent, because without its answer nobody can tell money from a forgery, and no money is lost by waiting.
 */
const unknownPayments = defineQueue(unmatchedNotifications, {
  name: 'unknownPayments',
  label: 'Unmatched payments',
  hint: 'Payments reported by the provider that match no order.',
  access: 'Resolve Payments',
  list: 'all-payments',
  where: () => [
    { path: 'status', in: ['UNMATCHED'] },
    { path: 'nextLookAt', isNull: true },
  ],
  paymentException: 'UNMATCHED',
  since: 'dateCreated',
  hours: 8,
  who: ['paymentId'],
  about: 'confirmationCode',
  amount: 'amount',
  actions: [
    { action: 'settleNotification', label: 'Find customer', asks: true, done: 'recorded' },
    { label: 'Dismiss', set: { status: 'DISMISSED' }, done: 'dismissed', undoable: true },
  ],
  exception: true,
});

const waitingClaims = defineQueue(claims, {
  name: 'waitingClaims',
  label: 'Payment claims',
  hint: 'Payments that payers say they have made, and that could not be settled automatically.',
  access: 'Resolve Payments',
  list: 'all-payments',
  where: () => [{ path: 'status', in: ['WAITING'] }],
  paymentException: 'CLAIM',
  since: 'dateCreated',
  hours: 24,
  who: ['accountId', 'clientId'],
  about: 'finding',
  amount: 'amount',
  phone: 'phoneNumber',
  actions: [
    { action: 'matchClaim', label: 'Match', asks: true, done: 'matched' },
    { action: 'declineClaim', label: 'Decline', asks: true, done: 'declined' },
  ],
  exception: true,
});

/** A refund waits since its last step, because each step is the work of another person. */
const refund = {
  group: { name: 'refunds', label: 'Refunds', hint: 'Refunds to approve, to send and to confirm.' },
  amount: 'amount',
  about: 'reason',
  who: ['accountId', 'paymentId'],
  paymentException: 'REFUND_WAITING',
  exception: true,
} as const;

/** The user who requested a refund cannot approve it; it is still an exception, which waits for others. */
const refundsToApprove = defineQueue(paymentRefundTasks, {
  ...refund,
  name: 'refundsToApprove',
  label: 'Refunds to approve',
  hint: 'Refunds that someone else requested.',
  access: 'Approve Refunds',
  list: 'payment-refunds',
  where: () => [{ path: 'status', in: ['REQUESTED'] }],
  forUser: (userId) => [{ path: 'requestedById', isNot: userId }],
  since: 'dateCreated',
  hours: 24,
  actions: [
    { action: 'approveRefund', label: 'Approve', given: () => ({ note: null }), done: 'approved' },
    { action: 'rejectRefund', label: 'Reject', asks: true, done: 'rejected' },
  ],
});

const refundsToSend = defineQueue(paymentRefundTasks, {
  ...refund,
  name: 'refundsToSend',
  label: 'Refunds to send',
  hint: 'Approved refunds that have not been sent.',
  access: 'Submit Refunds',
  list: 'payment-refunds',
  where: () => [{ path: 'status', in: ['APPROVED'] }],
  since: 'decidedAt',
  hours: 24,
  actions: [{ action: 'submitRefund', label: 'Send', asks: true, done: 'sent' }],
});

const refundsToConfirm = defineQueue(paymentRefundTasks, {
  ...refund,
  name: 'refundsToConfirm',
  label: 'Refunds to confirm',
  hint: 'Sent refunds whose payout is not confirmed.',
  access: 'Submit Refunds',
  list: 'payment-refunds',
  where: () => [{ path: 'status', in: ['SUBMITTED'] }],
  since: 'submittedAt',
  hours: 48,
  actions: [{ action: 'effectRefund', label: 'Confirm payout', asks: true, done: 'paid out' }],
});

const slips = defineQueue(paymentForms, {
  name: 'slips',
  label: 'Slips to record',
  hint: 'Renewals of the last 30 days that are not paid, and for which no payment is under way.',
  access: 'Record Payments',
  list: 'payment-forms',
  where: ({ now }) => [
    // Unpaid orders are in another worklist.
    { path: 'accountId', isNull: false },
    { path: 'status', in: ['NEW', 'FAILED'] },
    { path: 'cancelledAt', isNull: true },
    { path: 'dateCreated', from: new Date(now.getTime() - RECENT * 86_400_000).toISOString() },
  ],
  since: 'dateCreated',
  hours: 72,
  who: ['accountId', 'clientId'],
  about: 'productId',
  amount: 'amount',
  phone: 'phoneNumber',
  actions: [
    {
      action: 'recordManualPayment',
      label: 'Record slip',
      given: ({ id, amount }) => ({ paymentFormId: id, subscriptionFormId: null, amount }),
      presets: { method: 'BANK_TRANSFER' },
      asks: true,
      done: 'paid',
    },
  ],
});

/** The worklists of finance, the most urgent first. */
export const paymentQueues = [
  heldPayments,
  unknownPayments,
  waitingClaims,
  refundsToApprove,
  refundsToSend,
  refundsToConfirm,
  slips,
] as const;
