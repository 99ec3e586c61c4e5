import { TIES } from '../../contract/closing/close';
import { defineActions } from '../language/defineActions';
import { date, longText, reference, references } from '../language/kinds';
import * as shape from '../language/shapes';

const dayClose = shape.record('day-closes', { without: ['totals', 'counted'] });
const difference = shape.record('close-differences');

/** A part of the money received; `name` is the name at the time of the comparison, null if there is none. */
const part = shape.object({
  key: shape.nullable(shape.text),
  name: shape.nullable(shape.text),
  payments: shape.integer,
  amount: shape.money,
});
const totals = shape.object({
  payments: shape.integer,
  received: shape.money,
  returns: shape.integer,
  returned: shape.money,
  /** The payouts of commissions, on days with any. */
  payouts: shape.optional(shape.integer),
  paidCommissions: shape.optional(shape.money),
  lines: shape.integer,
  paidIn: shape.money,
  fees: shape.money,
  carriers: shape.listOf(part),
  packages: shape.listOf(part),
  agents: shape.listOf(part),
});
export type DayTotals = shape.Held<typeof totals>;

const day = date({ required: true });
const STEP = { method: 'POST', base: 'v1', answer: shape.object({ dayClose }), reads: 'dayClose' } as const;
const OF_DAY = { ...STEP, input: { day } } as const;
const audited = (resource: string, reason: string) => ({ resource, action: 'ACTION', reason }) as const;

/** The daily close: what matches and what does not, and the two people who close a day. */
export const closeActions = defineActions(
  { name: 'Daily close', description: 'Comparing, preparing and closing the money of a day.' },
  {
    readDayClose: {
      method: 'GET',
      base: 'v1',
      path: 'day-closes/day',
      access: 'View Closes',
      query: { day: date() },
      answer: shape.object({
        day: shape.day,
        /** Null before the first comparison. */
        dayClose: shape.nullable(dayClose),
        totals: shape.nullable(totals),
        /** The first 500: open ones, then explained ones, the oldest first. */
        differences: shape.listOf(difference),
        /** The number of unresolved differences per comparison. */
        ties: shape.listOf(shape.object({ tie: shape.oneOf(...TIES), differences: shape.integer })),
        /** The only day that can be closed now; null before the first close. */
        nextToClose: shape.nullable(shape.day),
      }),
      reads: 'dayClose',
      summary: 'The close of a day with what does not tie; yesterday where no day is given',
    },
    compareDay: {
      ...OF_DAY,
      path: 'day-closes/compare',
      access: ['Prepare Closes', 'Close Days'],
      audit: audited('day-closes', 'Compared'),
      summary: 'Compare statements, payments, receipts, ledger and days of service of a day that is not closed',
    },
    prepareClose: {
      ...OF_DAY,
      path: 'day-closes/prepare',
      access: 'Prepare Closes',
      audit: audited('day-closes', 'Prepared'),
      summary: 'Say that a day is ready to be closed: it is compared once more, and every difference must be explained',
    },
    closeDay: {
      ...OF_DAY,
      path: 'day-closes/close',
      access: 'Close Days',
      confirms: true,
      audit: audited('day-closes', 'Closed'),
      summary: 'Close a day that someone else prepared, for good; days are closed one after the other',
    },
    printDayClose: {
      method: 'GET',
      base: 'v1',
      path: 'day-closes/{id}/pdf',
      access: 'View Closes',
      answer: shape.file('application/pdf'),
      reads: '',
      summary: 'The close of a day to print, with its totals and differences',
    },
    explainDifference: {
      ...STEP,
      path: 'close-differences/{id}/explain',
      decidesOn: 'close-differences',
      access: 'Prepare Closes',
      input: { note: longText({ required: true, label: 'Explanation', maxLength: 300 }) },
      audit: audited('close-differences', 'Explained'),
      answer: shape.object({ difference }),
      reads: 'difference',
      summary: 'Explain a difference that stays, so that its day can be closed',
    },
    assignDifferences: {
      method: 'POST',
      base: 'v1',
      path: 'close-differences/assign',
      access: 'Prepare Closes',
      input: {
        ids: references('close-differences', { required: true, label: 'Differences' }),
        /** Without it, the differences are unassigned. */
        assigneeId: reference('users', { label: 'Assignee' }),
      },
      audit: audited('close-differences', 'Assigned'),
      answer: shape.bulkOutcomes,
      reads: 'outcomes',
      summary: 'Assign differences to a person; answers for each whether it worked',
    },
    listCloseAssignees: {
      method: 'GET',
      base: 'v1',
      path: 'close-differences/assignees',
      access: 'View Closes',
      answer: shape.object({ assignees: shape.listOf(shape.record('users', { only: ['id', 'fullName'] })) }),
      reads: 'assignees',
      summary: 'Who can be assigned: staff who may prepare closes, by name',
    },
  },
);
