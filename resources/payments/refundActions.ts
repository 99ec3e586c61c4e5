import { defineActions } from '../language/defineActions';
import { money, reference, text } from '../language/kinds';
import * as shape from '../language/shapes';

const STEP = {
  method: 'POST',
  base: 'v1',
  answer: shape.object({ paymentRefundTask: shape.record('payment-refund-tasks') }),
  reads: 'paymentRefundTask',
} as const;
const payoutReference = text({ maxLength: 120 });

/** Refunds: requested, decided by another person, sent, and confirmed once the money is paid out. */
export const refundActions = defineActions(
  {
    name: 'Payment refunds',
    description: 'Money that goes back: requested, decided by another person, sent, confirmed.',
  },
  {
    requestRefund: {
      ...STEP,
      path: 'payment-refund-tasks',
      access: 'Request Refunds',
      input: {
        paymentId: reference('payments', { required: true }),
        amount: money({ required: true, min: 1 }),
        reason: text({ required: true, maxLength: 200 }),
      },
      audit: { resource: 'payment-refund-tasks', action: 'CREATE' },
      summary: 'Request a refund',
      success: 201,
    },
    approveRefund: {
      ...STEP,
      path: 'payment-refund-tasks/{id}/approve',
      decidesOn: 'payment-refund-tasks',
      access: 'Approve Refunds',
      confirms: true,
      input: { note: text({ maxLength: 300 }) },
      audit: { resource: 'payment-refund-tasks', action: 'ACTION', reason: 'Approved the refund' },
      summary: 'Approve a refund that someone else requested',
    },
    rejectRefund: {
      ...STEP,
      path: 'payment-refund-tasks/{id}/reject',
      decidesOn: 'payment-refund-tasks',
      access: 'Approve Refunds',
      input: { note: text({ required: true, maxLength: 300 }) },
      audit: { resource: 'payment-refund-tasks', action: 'ACTION', reason: 'Rejected the refund' },
      summary: 'Reject a refund that someone else requested',
    },
    submitRefund: {
      ...STEP,
      path: 'payment-refund-tasks/{id}/submit',
      access: 'Submit Refunds',
      confirms: true,
      /**
       * Required for a manual payment; for one through the provider only if an earlier submission was refused or not answered.
       */
      input: { payoutReference },
      audit: { resource: 'payment-refund-tasks', action: 'ACTION', reason: 'Sent the refund' },
      summary: 'Send an approved refund: through the provider, or by hand under a payout reference',
    },
    effectRefund: {
      ...STEP,
      path: 'payment-refund-tasks/{id}/effect',
      decidesOn: 'payment-refund-tasks',
      access: 'Submit Refunds',
      confirms: true,
      /** May be missing if the submission gave it. */
      input: { payoutReference },
      audit: { resource: 'payment-refund-tasks', action: 'ACTION', reason: 'Confirmed that the refund is paid out' },
      summary: 'Confirm that the money of a refund is out',
    },
  },
);
