import { z } from 'zod';
import type { CallName } from './calls';
import { PAYMENT_CARRIERS } from './carriers';
import { normalisePhone } from './phone';

const text = (max: number) => z.string().trim().min(1, 'is required').max(max, `takes at most ${max} characters`);
const id = z.uuid('must be an id');

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
const emailAddress = z.email('must be an e-mail address such as name@example.com').max(254).toLowerCase();
const blankAsNull = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? null : value), type.nullish());

/** Who the form is for (specification, section 3: client). */
export const clientBody = z.strictObject({
  firstName: text(60),
  lastName: text(60),
  emailAddress: blankAsNull(emailAddress),
  phoneNumber,
  otherNumber: blankAsNull(phoneNumber),
  nationalId: blankAsNull(text(20)),
  placeOfResidence: blankAsNull(text(120)),
});

const billingAddress = z.strictObject({
  email_address: blankAsNull(emailAddress),
  phone_number: blankAsNull(phoneNumber),
  country_code: z.string().length(2).optional(),
  first_name: z.string().max(60).optional(),
  middle_name: z.string().max(60).optional(),
  last_name: z.string().max(60).optional(),
  line_1: z.string().max(120).optional(),
  line_2: z.string().max(120).optional(),
  city: z.string().max(60).optional(),
  state: z.string().max(3).optional(),
  postal_code: z.string().max(20).optional(),
  zip_code: z.string().max(20).optional(),
});

/** What each call with a body accepts; anything else in the body is refused by name. */
export const bodies = {
  signIn: z.strictObject({ username: text(254), password: z.string().min(1, 'is required').max(200) }),
  changePassword: z.strictObject({
    currentPassword: z.string().min(1, 'is required').max(200),
    newPassword: z.string().min(12, 'takes at least 12 characters').max(200, 'takes at most 200 characters'),
  }),
  checkCoverage: z.strictObject({
    location: z.strictObject({
      commonName: text(120),
      latitude: z.number().min(-90).max(90).optional(),
      longitude: z.number().min(-180).max(180).optional(),
    }),
  }),
  createInterest: z.strictObject({ client: clientBody, coverageCheckId: id }),
  createSelfReferral: z.strictObject({ coverageCheckId: id, client: clientBody.optional() }),
  createSubscriptionForm: z.strictObject({
    client: clientBody,
    productId: id,
    buildingTypeId: id.optional(),
    installationAddress: blankAsNull(text(200)),
    coverageCheckId: id.optional(),
    agentId: id.optional(),
  }),
  createPaymentForm: z.strictObject({
    subscriptionFormId: id,
    carrier: z.enum(PAYMENT_CARRIERS).optional(),
    phoneNumber: phoneNumber.optional(),
    /** The provider's answer to the submitted order; left out, the server submits one itself. */
    orderTrackingId: text(80).optional(),
  }),
  checkPayment: z.strictObject({ orderTrackingId: text(80) }),
  checkSubscriptionStatus: z.union([
    z.strictObject({ subscriptionId: id }),
    z.strictObject({ number: text(40), phoneNumber }),
  ]),
  registerIpn: z.strictObject({
    url: z.string().max(500).optional(),
    ipn_notification_type: z.enum(['GET', 'POST']).optional(),
  }),
  /** The specification's payment order. `id` is the subscription form that is being paid; the server gives the attempt its own reference. */
  submitOrder: z.strictObject({
    id,
    currency: z.string().length(3).optional(),
    amount: z.number().positive().optional(),
    description: z.string().max(100).optional(),
    callback_url: z.string().max(500).optional(),
    notification_id: z.string().max(60).optional(),
    branch: z.string().max(60).optional(),
    billing_address: billingAddress.optional(),
    carrier: z.enum(PAYMENT_CARRIERS).optional(),
  }),
  /** JSON or a form; read leniently, since it is only a hint. */
  receiveIpnByPost: z.looseObject({}),
} as const satisfies Partial<Record<CallName, z.ZodType>>;

export type Bodies = typeof bodies;
/** What a caller sends. */
export type BodyOf<N extends keyof Bodies> = z.input<Bodies[N]>;
/** What the server works on, after normalising. */
export type ParsedBodyOf<N extends keyof Bodies> = z.output<Bodies[N]>;
