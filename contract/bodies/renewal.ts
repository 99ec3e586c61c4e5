import { z } from 'zod';
import { PAYMENT_CARRIERS } from '../carriers';
import { id, phoneNumber, text } from './fields';

const means = { carrier: z.enum(PAYMENT_CARRIERS).optional(), phoneNumber: phoneNumber.optional() };
/** An account number or the phone number of an account. */
const number = text(40);

export const renewalBodies = {
  requestRenewalCode: z.strictObject({ number }),
  verifyRenewalCode: z.strictObject({ number, code: z.string().regex(/^\d{6}$/, 'must be the 6 digits that we sent') }),
  renewSubscription: z.strictObject({ accountId: id, productId: id.optional(), ...means }),
  payRenewal: z.strictObject(means),
} as const;
