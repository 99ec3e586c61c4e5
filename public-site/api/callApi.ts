import { addressOf } from '../../contract/client/address';
import type { CallInput } from '../../contract/client/CallInput';
import { REQUEST_TIMEOUT } from '../../contract/constants';
import type { ActionName, Actions, Answers, BodyOf } from '../../resources/catalogue/actions';
import { routes } from '../../resources/language/routes';
import { ApiError, refusalFrom, timeoutError } from './ApiError';

/** The calls open to visitors, or to customers with a renewal's token. */
export type PublicCall = {
  [N in ActionName]: Actions[N] extends { access: 'public' } | { customers: true } ? N : never;
}[ActionName];

/** With the checkout's or the renewal's token, where one is needed. */
export interface SiteInput<Body> extends CallInput<Body> {
  token?: string;
}

/** Where a payment's receipt can be printed. */
export const receiptAddress = (paymentId: string): string =>
  addressOf(routes.printOwnReceipt, { params: { id: paymentId } });

/** Calls our API; anything but success is an ApiError. */
export async function callApi<N extends PublicCall>(name: N, input: SiteInput<BodyOf<N>> = {}): Promise<Answers[N]> {
  const ask = () => send(addressOf(routes[name], input), routes[name].method, input);
  const first = await ask();
  // A browser that is new at a busy address has got its number with the refusal, and is counted by that.
  const answer = first.status === TOO_MANY ? await ask() : first;
  const body = parse(answer.text);
  if (!answer.ok || body === null || (body as { error?: unknown }).error) throw refusalFrom(answer.status, body);
  return body as Answers[N];
}

const TOO_MANY = 429;

async function send(url: string, method: string, input: SiteInput<unknown>) {
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

const bodyOf = (input: SiteInput<unknown>) => (input.body === undefined ? null : JSON.stringify(input.body));

function headersOf({ body, idempotencyKey, token }: SiteInput<unknown>): Record<string, string> {
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
