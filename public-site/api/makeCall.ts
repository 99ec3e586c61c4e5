import { addressOf } from '../../contract/client/address';
import type { CallInput } from '../../contract/client/CallInput';
import { REQUEST_TIMEOUT } from '../../contract/constants';
import type { Answers } from '../../resources/answers';
import type { BodyOf, Call, CallName } from '../../resources/calls';
import { ApiError, refusalFrom, timeoutError } from './ApiError';

/** With the checkout's or the renewal's token, where one is needed. */
export type SiteInput<N extends CallName> = CallInput<BodyOf<N>> & { token?: string };

/** Makes the call `N`; anything but success is an ApiError. */
export async function makeCall<N extends CallName>(call: Call, input: SiteInput<N>): Promise<Answers[N]> {
  const answer = await send(addressOf(call, input), call.method, input);
  const body = parse(answer.text);
  if (!answer.ok || body === null || (body as { error?: unknown }).error) throw refusalFrom(answer.status, body);
  return body as Answers[N];
}

async function send(url: string, method: string, input: SiteInput<CallName>) {
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

const bodyOf = (input: SiteInput<CallName>) => (input.body === undefined ? null : JSON.stringify(input.body));

function headersOf({ body, idempotencyKey, token }: SiteInput<CallName>): Record<string, string> {
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
