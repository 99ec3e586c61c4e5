import type { Bodies, BodyOf } from '../../contract/bodies';
import { type Call, type CallName, calls } from '../../contract/calls';
import { API_BASES } from '../../contract/constants';
import { queryString } from '../../dataProvider/listQuery';
import type { RequestOptions } from '../../dataProvider/request';
import type { Answers } from '../../resources/answers';
import { request } from './session';

/** What goes with a call. */
export interface CallInput<N extends CallName> extends Pick<RequestOptions, 'idempotencyKey' | 'signal'> {
  /** Of the path. */
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: N extends keyof Bodies ? BodyOf<N> : never;
}

/** Makes one call of the contract as whoever is signed in; fails with a RequestError. */
export async function callApi<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Answers[N]> {
  const { params = {}, query = {}, ...options } = input;
  const { method, base, path }: Call = calls[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const { json } = await request(`${API_BASES[base]}/${filled}${queryString(query)}`, { method, ...options });
  return json as Answers[N];
}
