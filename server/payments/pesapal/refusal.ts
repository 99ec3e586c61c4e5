import { z } from 'zod';
import { ProviderError } from '../../ports/PaymentProvider';
import type { WireReply } from './transport';

/** A refusal in a response. `code` is `status_<status>` if only the status indicates it (refund). */
export interface PesapalRefusal {
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

/**
 * Returns the refusal in a response, whatever its HTTP status (R: usually 200). An error object of nulls at status "200" is not a
 * refusal.
 */
function refusalIn(body: unknown): PesapalRefusal | null {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return null;
  const { error, message } = parsed.data;
  const status = String(parsed.data.status ?? '200').trim();
  const parts = typeof error === 'string' ? { code: error, message: error, error_type: null } : error;
  const code = parts?.code || parts?.error_type || (parts?.message || status !== '200' ? `status_${status}` : '');
  if (!code) return null;
  return { errorType: parts?.error_type || null, code, message: parts?.message || message || '' };
}

/** Returns the refusal for a 401 without the provider's error body, written by a gateway or framework. */
function plainUnauthorized(reply: WireReply): PesapalRefusal | null {
  if (reply.httpStatus !== 401 || z.looseObject({ status: z.literal('200') }).safeParse(reply.body).success)
    return null;
  return {
    errorType: 'authentication_error',
    code: 'invalid_api_credentials_provided',
    message: 'Pesapal did not accept the access token.',
  };
}

/** Returns the refusal in a reply, from its error body or a bare HTTP 401, or null. */
export function refusalOf(reply: WireReply): PesapalRefusal | null {
  return refusalIn(reply.body) ?? plainUnauthorized(reply);
}

/** Returns whether the token is bad or expired: the error body at HTTP 401, 500 or 200 (R), or a bare 401. */
export function isAuthError(reply: WireReply): boolean {
  const refusal = refusalOf(reply);
  return refusal?.errorType === 'authentication_error' || refusal?.code === 'invalid_api_credentials_provided';
}

/** Converts a refusal to the port's error. It keeps the provider's own message (which may be empty, R), with secrets removed. */
export function toProviderError(refusal: PesapalRefusal, secrets: readonly string[]): ProviderError {
  const blot = (value: string) =>
    secrets.reduce((shown, secret) => (secret ? shown.replaceAll(secret, '[hidden]') : shown), value);
  const message = refusal.message.trim() || `Pesapal refused the request (${refusal.code}).`;
  return new ProviderError('refused', blot(refusal.code), blot(message));
}

/** Returns the error for an unusable response, from which nothing may be concluded. */
export function unusable(code: string, reply: WireReply, why: string): ProviderError {
  return new ProviderError('unreachable', code, `Pesapal's answer cannot be used (HTTP ${reply.httpStatus}): ${why}.`);
}

/** Parses a response. Throws ProviderError 'refused' for an error body, and 'unreachable' if it does not match the schema. */
export function readPesapalAnswer<T>(reply: WireReply, schema: z.ZodType<T>): T {
  const refusal = refusalOf(reply);
  if (refusal) throw toProviderError(refusal, reply.secrets);
  const parsed = schema.safeParse(reply.body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body').join(', ');
  throw unusable('unreadable_answer', reply, `missing or malformed ${fields}`);
}
