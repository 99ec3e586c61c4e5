import { REFUND_STATUSES } from '../contract/statuses';
import { defineResource } from './defineResource';
import type { Demo } from './demo/Demo';
import { dateTime, money, oneOf, reference, sequence, text } from './kinds';

type Status = (typeof REFUND_STATUSES)[number];

/** The demo value of a field that is filled from a status on; a rejected refund was decided, too, but never sent. */
const since =
  <T>(status: Status, made: (demo: Demo) => T) =>
  (demo: Demo): T | null => {
    const reached = demo.record.status === 'REJECTED' ? 'APPROVED' : (demo.record.status as Status);
    return REFUND_STATUSES.indexOf(reached) < REFUND_STATUSES.indexOf(status) ? null : made(demo);
  };
/** Somebody else for each part that a person plays. */
const staffOf =
  (part: number) =>
  ({ index, rows }: Demo) => {
    const staff = rows('users').filter(({ accountType }) => accountType === 'Staff');
    return staff[(index + part) % staff.length]?.id as string;
  };
const hoursLater =
  (hours: number) =>
  ({ dateCreated }: Demo) =>
    new Date(dateCreated.getTime() + hours * 3_600_000).toISOString();

/** Money that may have to go back, waiting for people to decide; the states and who moves them: contract/refund.ts. */
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
    status: oneOf(REFUND_STATUSES, { default: 'REQUESTED', filter: 'statuses' }),
    requestedById: reference('users', { label: 'Requested by', demo: staffOf(0) }),
    decidedById: reference('users', { label: 'Decided by', demo: since('APPROVED', staffOf(1)) }),
    decisionNote: text({
      maxLength: 300,
      demo: ({ record }) => (record.status === 'REJECTED' ? 'The line was in use for the whole month.' : null),
    }),
    decidedAt: dateTime({ label: 'Decided', demo: since('APPROVED', hoursLater(3)) }),
    /** Set before the provider is asked, so that a lost answer leaves a trace; taken back when it refuses. */
    submittedAt: dateTime({ label: 'Sent', demo: since('SUBMITTED', hoursLater(5)) }),
    effectedAt: dateTime({ label: 'Paid out', demo: since('EFFECTED', hoursLater(30)) }),
    /** How the money went back, e.g. the provider's message or the bank's number. */
    payoutReference: text({
      maxLength: 120,
      demo: since('SUBMITTED', ({ index }) => `Refund slip ${2_400 + index}`),
    }),
    /** Why it could not be sent the last time. */
    lastError: text({ maxLength: 300, demo: () => null }),
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
  access: { list: 'View Payment Refund Tasks', whose: { through: 'paymentId' } },
  demo: {
    from: 'payments',
    where: (payment) => payment.status === 'SUCCESSFUL' && /[05]$/.test(String(payment.reference)),
  },
});
