import { z } from 'zod';
import { type ApiFailure, failure, invalidParameters } from './failure';
import type { StandInOptions } from './options';

const text = z.string().catch('');

/** An order as it was sent: missing fields and fields of the wrong type are empty here, and refused by a rule below. */
export const submitBody = z.object({
  id: text,
  currency: text,
  amount: z.number().catch(Number.NaN),
  description: text,
  callback_url: text,
  cancellation_url: text,
  notification_id: text,
  billing_address: z
    .object({ phone_number: text, email_address: text, country_code: text, state: text })
    .nullable()
    .catch(null),
});

export type SubmitBody = z.infer<typeof submitBody>;

interface Context {
  body: SubmitBody;
  knowsIpn: (ipnId: string) => boolean;
  limits: Pick<StandInOptions, 'accountLimit' | 'testCap'>;
}

/** Returns whether the value is an absolute http or https URL; nothing else may become a link or a redirect. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const above = (limit: number | null, amount: number) => limit !== null && amount > limit;

/** The rules in the order in which they are checked (I); the codes are those of pesapal.md. */
const RULES: readonly [broken: (context: Context) => boolean, answer: ApiFailure][] = [
  [({ body }) => !GUID.test(body.notification_id), invalidParameters('notification_id is not a GUID')],
  [
    ({ body, knowsIpn }) => !knowsIpn(body.notification_id),
    failure('api_error', 'InvalidIpnId', 'Invalid notification_id: no such IPN is registered'),
  ],
  [({ body }) => !body.id, invalidParameters('id is required')],
  [({ body }) => body.id.length > 50, invalidParameters('id exceeds 50 characters')],
  [({ body }) => !/^[\w.:-]+$/.test(body.id), invalidParameters('id has characters that are not allowed')],
  [({ body }) => !/^[A-Z]{3}$/.test(body.currency), invalidParameters('currency is not an ISO code')],
  [({ body }) => !(body.amount > 0), invalidParameters('amount is required')],
  [({ body }) => !body.description, invalidParameters('description is required')],
  [({ body }) => body.description.length > 100, invalidParameters('description exceeds 100 characters')],
  [({ body }) => !isWebAddress(body.callback_url), invalidParameters('callback_url is not a URL')],
  [
    ({ body }) => body.cancellation_url !== '' && !isWebAddress(body.cancellation_url),
    invalidParameters('cancellation_url is not a URL'),
  ],
  [
    ({ body }) => !body.billing_address?.phone_number && !body.billing_address?.email_address,
    failure('api_error', 'missing_mandatory_billing_address', 'Billing address needs a phone number or an email'),
  ],
  [({ body }) => (body.billing_address?.state.length ?? 0) > 3, invalidParameters('state exceeds 3 characters')],
  [
    ({ body, limits }) => above(limits.accountLimit, body.amount),
    failure('api_error', 'amount_exceeds_default_limit', 'Amount exceeds the limit of the account'),
  ],
  [
    ({ body, limits }) => above(limits.testCap, body.amount),
    failure('api_error', 'maximum_amount_limit_exceeded', 'Amount exceeds the maximum for tests'),
  ],
];

/** Returns the API answer of the first rule that an order breaks, or null if it is valid. */
export function submitFailure(context: Context): ApiFailure | null {
  return RULES.find(([broken]) => broken(context))?.[1] ?? null;
}
