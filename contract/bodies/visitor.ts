import { z } from 'zod';
import { PAYMENT_CARRIERS } from '../carriers';
import { blankAsNull, clientBody, emailAddress, id, phoneNumber, text } from './fields';

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

export const visitorBodies = {
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
  sendPortalMessage: z
    .strictObject({
      name: text(120),
      phoneNumber: blankAsNull(phoneNumber),
      emailAddress: blankAsNull(emailAddress),
      subject: text(150),
      message: text(2_000),
      accountNumber: blankAsNull(text(40)),
    })
    .refine((body) => body.phoneNumber || body.emailAddress, {
      path: ['phoneNumber'],
      message: 'is required where there is no e-mail address',
    }),
} as const;
