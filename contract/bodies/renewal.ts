import { z } from 'zod';
import { id, paymentMeans, text } from './fields';

/** An account number or the phone number of an account. */
const number = text(40);

export const renewalBodies = {
  requestRenewalCode: z.strictObject({ number }),
  verifyRenewalCode: z.strictObject({ number, code: z.string().regex(/^\d{6}$/, 'must be the 6 digits that we sent') }),
  renewSubscription: z.strictObject({ accountId: id, productId: id.optional(), ...paymentMeans }),
  payRenewal: z.strictObject(paymentMeans),
  /** What is left out stays as it was. */
  payAgain: z.strictObject(paymentMeans),
} as const;
