import { z } from 'zod';
import { PAYMENT_CARRIERS } from '../carriers';
import { normalisePhone } from '../phone';
import { isMask } from '../sensitive';

/** One line, without blanks around it. */
export const text = (max: number) =>
  z.string().trim().min(1, 'is required').max(max, `takes at most ${max} characters`);
export const id = z.uuid('must be an id');

/** Any way Ugandans write a number; becomes `+256XXXXXXXXX`. */
export const phoneNumber = z
  .string()
  .max(30, 'takes at most 30 characters')
  .transform((input, context) => {
    const normal = normalisePhone(input);
    if (normal) return normal;
    context.addIssue({ code: 'custom', message: 'must be a phone number such as 0771 234 567' });
    return z.NEVER;
  });
export const emailAddress = z.email('must be an e-mail address such as name@example.com').max(254).toLowerCase();
/** Left out, null and the empty text of a form all become null. */
export const blankAsNull = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? null : value), type.nullish());

/** How a payer wants to pay at the provider. */
export const paymentMeans = { carrier: z.enum(PAYMENT_CARRIERS).optional(), phoneNumber: phoneNumber.optional() };

/** Who the form is for (specification, section 3: client). */
export const clientBody = z.strictObject({
  firstName: text(60),
  lastName: text(60),
  emailAddress: blankAsNull(emailAddress),
  phoneNumber,
  otherNumber: blankAsNull(phoneNumber),
  nationalId: blankAsNull(text(20).refine((value) => !isMask(value), 'is partly hidden: give the whole value')),
  placeOfResidence: blankAsNull(text(120)),
});
