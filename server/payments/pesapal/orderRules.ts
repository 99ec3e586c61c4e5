import { z } from 'zod';
import { type PaymentOrder, ProviderError } from '../../ports/PaymentProvider';

const filled = z.string().trim().min(1, 'is required');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const atMost = (length: number) => z.string().max(length, `may have at most ${length} characters`);
/** The amount in whole units of the currency, as everywhere in this product. */
const wholeAmount = z.int('must be a whole number').positive('must be more than 0');

const billingAddress = z
  .object({
    email_address: z.string().optional(),
    phone_number: z.string().optional(),
    country_code: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)], 'must be two capital letters').optional(),
    first_name: z.string().optional(),
    middle_name: z.string().optional(),
    last_name: z.string().optional(),
    line_1: z.string().optional(),
    line_2: z.string().optional(),
    city: z.string().optional(),
    state: atMost(3).optional(),
    postal_code: z.string().optional(),
    zip_code: z.string().optional(),
  })
  .refine((address) => Boolean(address.phone_number?.trim() || address.email_address?.trim()), {
    error: 'needs a phone_number or an email_address',
  });

/** The documented limits of SubmitOrderRequest (D). */
const paymentOrder: z.ZodType<PaymentOrder> = z.object({
  id: atMost(50).regex(/^[A-Za-z0-9\-_.:]+$/, 'may have only letters, digits and - _ . :'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a three-letter currency code'),
  amount: wholeAmount,
  description: filled.pipe(atMost(100)),
  callback_url: webAddress,
  cancellation_url: webAddress.optional(),
  notification_id: z.guid('must be a GUID'),
  branch: z.string().optional(),
  billing_address: billingAddress,
});

const refundRequest = z.object({
  confirmationCode: filled,
  amount: wholeAmount,
  username: filled,
  remarks: filled,
});

function check<T>(schema: z.ZodType<T>, value: T, code: string): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new ProviderError('refused', code, `Not sent to Pesapal: ${faults.join('; ')}.`);
}

/** Returns the order if it may be sent. Throws ProviderError 'refused' `invalid_order`, whose message names each faulty field. */
export const checkedOrder = (order: PaymentOrder) => check(paymentOrder, order, 'invalid_order');

/**
 * Returns the refund if it may be sent. Throws ProviderError 'refused' `invalid_refund`, whose message names each faulty field.
 */
export const checkedRefund = (request: z.infer<typeof refundRequest>) =>
  check(refundRequest, request, 'invalid_refund');
