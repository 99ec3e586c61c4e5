import type { Bodies, BodyOf } from '../../contract/bodies';
import { type CallName, calls } from '../../contract/calls';
import { API_BASES } from '../../contract/constants';
import { queryString } from '../../dataProvider/listQuery';
import type { Answers } from '../../resources/answers';
import { request } from './session';

/** What goes with a call of the contract. */
export interface CallInput<N extends CallName> {
  /** By the names that stand in the call's path. */
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: N extends keyof Bodies ? BodyOf<N> : never;
  /** For calls that are idempotent: the same key is answered as the first time. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Sends a call of the contract that is not plain CRUD; fails with a RequestError. */
export async function call<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Answers[N]> {
  const { params = {}, query = {}, ...options } = input;
  const { base, path, method } = calls[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const { json } = await request(`${API_BASES[base]}/${filled}${queryString(query)}`, { ...options, method });
  return json as Answers[N];
}
