import { z } from 'zod';
import { ProviderError } from '../../ports/PaymentProvider';
import type { WireReply } from './transport';

/** What an answer says went wrong; `code` is `status_<status>` where only the status tells it (refund). */
export interface Refusal {
  errorType: string | null;
  code: string;
  message: string;
}

const text = z.string().nullish();
const envelope = z.looseObject({
  error: z.union([z.looseObject({ error_type: text, code: text, message: text }), z.string()]).nullish(),
  status: z.union([z.string(), z.number()]).nullish(),
  message: text,
});

/** The refusal in an answer, whatever its HTTP status (R: mostly 200). Null members at status "200" are none. */
function refusalIn(body: unknown): Refusal | null {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return null;
  const { error, message } = parsed.data;
  const status = String(parsed.data.status ?? '200').trim();
  const parts = typeof error === 'string' ? { code: error, message: error, error_type: null } : error;
  const code = parts?.code || parts?.error_type || (parts?.message || status !== '200' ? `status_${status}` : '');
  if (!code) return null;
  return { errorType: parts?.error_type || null, code, message: parts?.message || message || '' };
}

/** A 401 that carries no error body of the provider's; a gateway or framework wrote it. */
function plainUnauthorized(reply: WireReply): Refusal | null {
  if (reply.httpStatus !== 401 || z.looseObject({ status: z.literal('200') }).safeParse(reply.body).success)
    return null;
  return {
    errorType: 'authentication_error',
    code: 'invalid_api_credentials_provided',
    message: 'Pesapal did not accept the access token.',
  };
}

/** What the reply refuses, if anything: its error body, or a bare HTTP 401. */
export function refusalOf(reply: WireReply): Refusal | null {
  return refusalIn(reply.body) ?? plainUnauthorized(reply);
}

/** A bad or expired token: the error body at HTTP 401, 500 or 200 (R), or a bare 401. */
export function isAuthError(reply: WireReply): boolean {
  const refusal = refusalOf(reply);
  return refusal?.errorType === 'authentication_error' || refusal?.code === 'invalid_api_credentials_provided';
}

/** The refusal as the port's error: the provider's own message (it may be empty, R), what is secret blotted out. */
export function refused(refusal: Refusal, secrets: readonly string[]): ProviderError {
  const blot = (value: string) =>
    secrets.reduce((shown, secret) => (secret ? shown.replaceAll(secret, '[hidden]') : shown), value);
  const message = refusal.message.trim() || `Pesapal refused the request (${refusal.code}).`;
  return new ProviderError('refused', blot(refusal.code), blot(message));
}

/** An answer that cannot be used: nothing may be concluded from it. */
export function unusable(code: string, reply: WireReply, why: string): ProviderError {
  return new ProviderError('unreachable', code, `Pesapal's answer cannot be used (HTTP ${reply.httpStatus}): ${why}.`);
}

/** The answer by its schema. Throws ProviderError 'refused' on an error body, 'unreachable' on what does not fit. */
export function readAnswer<T>(reply: WireReply, schema: z.ZodType<T>): T {
  const refusal = refusalOf(reply);
  if (refusal) throw refused(refusal, reply.secrets);
  const parsed = schema.safeParse(reply.body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
  throw unusable('unreadable_answer', reply, `missing or malformed ${fields}`);
}
