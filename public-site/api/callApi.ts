import type { Bodies, BodyOf } from '../../contract/bodies';
import { type VisitorCalls, visitorCalls } from '../../contract/calls/visitor';
import { API_BASES, REQUEST_TIMEOUT } from '../../contract/constants';
import type { Answers } from '../../resources/answers';
import { ApiError, refusalFrom, timeoutError } from './ApiError';

/** The calls open to visitors. */
export type PublicCall = keyof VisitorCalls;

/** What goes with a call. An aborted `signal` rejects with the browser's own AbortError. */
export interface CallInput<N extends PublicCall> {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: N extends keyof Bodies ? BodyOf<N> : never;
  /** Makes a repeated call answer what the first one answered. */
  idempotencyKey?: string;
  /** The checkout token. */
  token?: string;
  signal?: AbortSignal;
}

/** Calls our API; anything but success is an ApiError. */
export async function callApi<N extends PublicCall>(name: N, input: CallInput<N> = {}): Promise<Answers[N]> {
  const { method, base, path } = visitorCalls[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''));
  const query = input.query ? `?${new URLSearchParams(input.query)}` : '';
  const answer = await send(`${API_BASES[base]}/${filled}${query}`, method, input);
  const body = parse(answer.text);
  if (!answer.ok || body === null || (body as { error?: unknown }).error) throw refusalFrom(answer.status, body);
  return body as Answers[N];
}

async function send(url: string, method: string, input: CallInput<PublicCall>) {
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

const bodyOf = (input: CallInput<PublicCall>) => (input.body === undefined ? null : JSON.stringify(input.body));

function headersOf({ body, idempotencyKey, token }: CallInput<PublicCall>): Record<string, string> {
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
