import type { Bodies, BodyOf } from '../../contract/bodies';
import { type Call, type CallName, calls } from '../../contract/calls';
import { API_BASES } from '../../contract/constants';
import { queryString } from '../../dataProvider/listQuery';
import type { RequestOptions } from '../../dataProvider/request';
import { RequestError } from '../../dataProvider/requestError';
import type { Answers } from '../../resources/answers';
import { request, sessionStore } from './session';

/** What goes with a call. */
export interface CallInput<N extends CallName> extends Pick<RequestOptions, 'idempotencyKey' | 'signal'> {
  /** Of the path. */
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: N extends keyof Bodies ? BodyOf<N> : never;
}

/** Where a call goes. */
export function addressOf(
  name: CallName,
  { params = {}, query = {} }: Pick<CallInput<CallName>, 'params' | 'query'>,
): string {
  const { base, path }: Call = calls[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  return `${API_BASES[base]}/${filled}${queryString(query)}`;
}

/** Makes one call of the contract as whoever is signed in; fails with a RequestError. One that nobody signed in made ends the session. */
export async function callApi<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Answers[N]> {
  const { params, query, ...options } = input;
  try {
    const { json } = await request(addressOf(name, input), { method: calls[name].method, ...options });
    return json as Answers[N];
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) sessionStore.clear('unauthorised');
    throw error;
  }
}
