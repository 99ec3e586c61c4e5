import { type CallInput, callAddress } from '../../contract/client/address';
import { REQUEST_TIMEOUT } from '../../contract/constants';
import type { ActionName, Actions, Answers, BodyOf } from '../../resources/catalogue/actions';
import { routes } from '../../resources/language/routes';
import { ApiError, TimeoutError, toApiError } from './ApiError';

/** The calls that are open to visitors, or to customers with a renewal token. */
export type PublicCall = {
  [N in ActionName]: Actions[N] extends { access: 'public' } | { customers: true } ? N : never;
}[ActionName];

/** The input of a call, with the checkout token or renewal token if the call needs one. */
export interface SiteInput<Body> extends CallInput<Body> {
  token?: string;
}

/** Returns the address of a payment's printable receipt. */
export const receiptAddress = (paymentId: string): string =>
  callAddress(routes.printOwnReceipt, { params: { id: paymentId } });

/** Calls our API; throws an ApiError unless the call succeeds. */
export async function callApi<N extends PublicCall>(name: N, input: SiteInput<BodyOf<N>> = {}): Promise<Answers[N]> {
  const ask = () => send(callAddress(routes[name], input), routes[name].method, input);
  const first = await ask();
  // A new browser at a busy IP address receives its own id with the refusal; the retry is counted by that id.
  const answer = first.status === TOO_MANY ? await ask() : first;
  const body = parse(answer.text);
  if (!answer.ok || body === null || (body as { error?: unknown }).error) throw toApiError(answer.status, body);
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
    throw abort.signal.aborted ? new TimeoutError() : new ApiError('');
  } finally {
    clearTimeout(timer);
    input.signal?.removeEventListener('abort', stop);
  }
}

const bodyOf = (input: SiteInput<unknown>) => (input.body === undefined ? null : JSON.stringify(input.body));

function headersOf({ body, idempotencyKey, token }: SiteInput<unknown>): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
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
