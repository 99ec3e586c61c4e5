import { z } from 'zod';
import { id, paymentMeans, text } from './fields';

/** An account number or the phone number of an account. */
const number = text(40);

/** A random text that the browser which asks for a code sends again with it. Left out, its address stands for it. */
const browser = z.string().min(16, 'takes at least 16 characters').max(100, 'takes at most 100 characters').optional();

export const renewalBodies = {
  requestRenewalCode: z.strictObject({ number, browser }),
  verifyRenewalCode: z.strictObject({
    number,
    code: z.string().regex(/^\d{6}$/, 'must be the 6 digits that we sent'),
    browser,
  }),
  renewSubscription: z.strictObject({ accountId: id, productId: id.optional(), ...paymentMeans }),
  payRenewal: z.strictObject(paymentMeans),
  /** What is left out stays as it was. */
  payAgain: z.strictObject(paymentMeans),
} as const;
