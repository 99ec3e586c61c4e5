import { z } from 'zod';
import { MANUAL_METHODS, RESOLUTIONS } from '../statuses';
import { blankAsNull, id, text } from './fields';

/** Whole units of the brand's currency. */
const amount = z.int('must be a whole amount').min(1, 'must be at least 1').max(1_000_000_000_000);
const moment = z.iso
  .datetime({ offset: true, error: 'must be a moment such as 2026-03-14T09:30:00Z' })
  .transform((value) => new Date(value).toISOString());
const note = text(300);
const payoutReference = blankAsNull(text(120));

export const paymentDeskBodies = {
  recordManualPayment: z
    .strictObject({
      subscriptionFormId: id.optional(),
      paymentFormId: id.optional(),
      method: z.enum(MANUAL_METHODS),
      /** The number on the slip; the same one in other letters or blanks is the same number. */
      reference: text(80).transform((value) => value.replace(/\s+/g, ' ').toUpperCase()),
      amount,
      paidAt: moment.optional(),
      note: blankAsNull(note),
    })
    .refine(({ subscriptionFormId, paymentFormId }) => Boolean(subscriptionFormId) !== Boolean(paymentFormId), {
      path: ['subscriptionFormId'],
      message: 'or paymentFormId is required, and only one of them',
    }),
  resolvePayment: z.strictObject({ decision: z.enum(RESOLUTIONS), note }),
  requestRefund: z.strictObject({ paymentId: id, amount, reason: text(200) }),
  approveRefund: z.strictObject({ note: blankAsNull(note) }),
  rejectRefund: z.strictObject({ note }),
  /** Needed for a manual payment; for one through the provider only where an earlier submission was refused or not answered. */
  submitRefund: z.strictObject({ payoutReference }),
  /** May be left out where the submission gave it. */
  effectRefund: z.strictObject({ payoutReference }),
  issueReceipt: z.strictObject({ paymentId: id }),
} as const;
