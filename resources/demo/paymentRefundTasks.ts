import { REFUND_STATUSES } from '../../contract/statuses';
import { paymentRefundTasks } from '../paymentRefundTasks';
import type { Demo } from './Demo';
import { declareDemo } from './declareDemo';

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

export const paymentRefundTasksDemo = declareDemo(paymentRefundTasks, {
  from: 'payments',
  where: (payment) => payment.status === 'SUCCESSFUL' && /[05]$/.test(String(payment.reference)),
  fields: {
    paymentId: ({ source }) => source.id as string,
    accountId: ({ source }) => source.accountId as string,
    amount: ({ source }) => source.amount as number,
    reason: ({ pick }) =>
      pick(['The order was paid twice', 'The building cannot be reached', 'The customer moved away']),
    requestedById: staffOf(0),
    decidedById: since('APPROVED', staffOf(1)),
    decisionNote: ({ record }) => (record.status === 'REJECTED' ? 'The line was in use for the whole month.' : null),
    decidedAt: since('APPROVED', hoursLater(3)),
    submittedAt: since('SUBMITTED', hoursLater(5)),
    effectedAt: since('EFFECTED', hoursLater(30)),
    payoutReference: since('SUBMITTED', ({ index }) => `Refund slip ${2_400 + index}`),
    lastError: () => null,
  },
});
