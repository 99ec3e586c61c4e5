import { PAYOUT_METHODS } from '../../contract/agents/commissions';
import { defineActions } from '../language/defineActions';
import { date, oneOf, reference, text } from '../language/kinds';
import * as shape from '../language/shapes';

const STEP = {
  method: 'POST',
  base: 'v1',
  answer: shape.object({ commissionPayout: shape.record('commission-payouts') }),
  reads: 'commissionPayout',
} as const;

/** Payouts of commissions: prepared, approved by another person, and recorded once the money is out. */
export const payoutActions = defineActions(
  { name: 'Commissions', description: 'What agencies earned, and how it is paid to them.' },
  {
    preparePayout: {
      ...STEP,
      path: 'commission-payouts',
      access: 'Prepare Commission Payouts',
      idempotent: true,
      input: {
        agentId: reference('business-sales-agents', { label: 'Sales agent', required: true }),
        upTo: date({
          label: 'Earned up to',
          required: true,
          help: 'Refunds count whenever they were made.',
        }),
      },
      audit: { resource: 'commission-payouts', action: 'CREATE' },
      summary: 'Prepare a payout of all commissions that an agency earned up to a day and was not paid',
      success: 201,
    },
    approvePayout: {
      ...STEP,
      path: 'commission-payouts/{id}/approve',
      decidesOn: 'commission-payouts',
      access: 'Approve Commission Payouts',
      confirms: true,
      audit: { resource: 'commission-payouts', action: 'ACTION', reason: 'Approved the payout' },
      summary: 'Approve a payout that someone else prepared',
    },
    payPayout: {
      ...STEP,
      path: 'commission-payouts/{id}/pay',
      decidesOn: 'commission-payouts',
      access: 'Pay Commission Payouts',
      confirms: true,
      input: {
        method: oneOf(PAYOUT_METHODS, { required: true }),
        payoutReference: text({ required: true, maxLength: 60, help: 'As on the slip or the statement.' }),
        paidOn: date({ label: 'Paid on', required: true }),
      },
      audit: { resource: 'commission-payouts', action: 'ACTION', reason: 'Recorded that the payout is paid' },
      summary: 'Record that an approved payout is paid, which posts it to the ledger',
    },
    cancelPayout: {
      ...STEP,
      path: 'commission-payouts/{id}/cancel',
      decidesOn: 'commission-payouts',
      access: ['Prepare Commission Payouts', 'Approve Commission Payouts'],
      input: { reason: text({ required: true, maxLength: 200 }) },
      audit: { resource: 'commission-payouts', action: 'ACTION', reason: 'Cancelled the payout' },
      summary: 'Cancel a payout that is not paid yet; its commissions can be paid with another one',
    },
    listCommissionMonths: {
      method: 'GET',
      base: 'v1',
      path: 'business-sales-agents/{id}/commission-months',
      access: 'View Commissions',
      scoped: true,
      answer: shape.object({
        /** In whole units, and not paid yet: the rest after refunds, without what is in a payout. */
        unpaid: shape.money,
        inPayout: shape.money,
        paid: shape.money,
        /** The latest month first. */
        months: shape.listOf(
          shape.object({
            /** The month's first and last day. */
            from: shape.day,
            to: shape.day,
            earned: shape.money,
            reversed: shape.money,
            /** Of the month's commissions, including reversals: what was paid out since. */
            paid: shape.money,
            /** Of the month's commissions: what is still to be paid. */
            due: shape.money,
          }),
        ),
      }),
      reads: 'months',
      summary: 'What an agency earned by month, and what of it is paid',
    },
  },
);
