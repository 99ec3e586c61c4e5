import type { Bodies, BodyOf } from '../../contract/bodies';
import type { Call, CallName } from '../../contract/calls';
import { API_BASES, REQUEST_TIMEOUT } from '../../contract/constants';
import type { Answers } from '../../resources/answers';
import { ApiError, refusalFrom, timeoutError } from './ApiError';

/** What goes with a call. An aborted `signal` rejects with the browser's own AbortError. */
export interface CallInput<N extends CallName> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: N extends keyof Bodies ? BodyOf<N> : never;
  /** Makes a repeated call answer what the first one answered. */
  idempotencyKey?: string;
  /** The checkout's or the renewal's token. */
  token?: string;
  signal?: AbortSignal;
}

/** The address of a call, its parameters filled in. */
export function addressOf(
  { base, path }: Pick<Call, 'base' | 'path'>,
  { params, query }: Pick<CallInput<CallName>, 'params' | 'query'>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''));
  return `${API_BASES[base]}/${filled}${query ? `?${new URLSearchParams(query)}` : ''}`;
}

/** Makes the call `N`; anything but success is an ApiError. */
export async function makeCall<N extends CallName>(call: Call, input: CallInput<N>): Promise<Answers[N]> {
  const answer = await send(addressOf(call, input), call.method, input);
  const body = parse(answer.text);
  if (!answer.ok || body === null || (body as { error?: unknown }).error) throw refusalFrom(answer.status, body);
  return body as Answers[N];
}

async function send(url: string, method: string, input: CallInput<CallName>) {
  const abort = new AbortController();
  const stop = () => abort.abort();
  input.signal?.addEventListener('abort', stop);
  const timer = setTimeout(stop, REQUEST_TIMEOUT);
  try {
    const request = { method, headers: headersOf(input), body: bodyOf(input), signal: abort.signal };
    const answer = await fetch(url, request);
    return { ok: answer.ok, status: answer.status, text: await answer.text() };
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw abort.signal.aborted ? timeoutError() : new ApiError('');
  } finally {
    clearTimeout(timer);
    input.signal?.removeEventListener('abort', stop);
  }
}

const bodyOf = (input: CallInput<CallName>) => (input.body === undefined ? null : JSON.stringify(input.body));

function headersOf({ body, idempotencyKey, token }: CallInput<CallName>): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
