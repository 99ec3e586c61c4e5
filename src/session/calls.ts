import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'ra-core';
import { useCallback } from 'react';
import type { Bodies, BodyOf } from '../../contract/bodies';
import { type Call, type CallName, calls } from '../../contract/calls';
import { API_BASES } from '../../contract/constants';
import { isPermitted } from '../../contract/permissions';
import { queryString } from '../../dataProvider/listQuery';
import type { Answers } from '../../resources/answers';
import { useHeld } from './access';
import { request } from './session';

/** What goes with one of the contract's calls. */
export interface CallInput<N extends CallName> {
  /** The parameters in its path. */
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: N extends keyof Bodies ? BodyOf<N> : never;
  /** Makes a repeated call answer what the first one answered. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Where a call goes. */
export function addressOf(name: CallName, { params = {}, query = {} }: Pick<CallInput<CallName>, 'params' | 'query'>) {
  const { base, path }: Call = calls[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  return `${API_BASES[base]}/${filled}${queryString(query)}`;
}

/** Sends a call of the contract; it fails with a RequestError, and one that says that nobody is signed in ends the session. */
export function useCall() {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback(
    async <N extends CallName>(name: N, input: CallInput<N> = {}): Promise<Answers[N]> => {
      const { params, query, ...options } = input;
      try {
        const { method } = calls[name];
        const { json } = await request(addressOf(name, input), { method, ...options });
        return json as Answers[N];
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [logoutIfAccessDenied],
  );
}

/** Asks whether whoever is signed in may make a call of the contract. */
export function useMayCall() {
  const held = useHeld();
  return (name: CallName) => {
    const { access }: Call = calls[name];
    return access === 'public' || access === 'signed-in' || isPermitted(held, access);
  };
}

/** The answer of a call that only reads, kept among those of `resource`; without the permission it is never asked for. */
export function useAnswer<N extends CallName>(
  resource: string,
  name: N,
  { params, query }: Pick<CallInput<N>, 'params' | 'query'>,
  enabled = true,
): UseQueryResult<Answers[N]> {
  const call = useCall();
  const permitted = useMayCall()(name);
  return useQuery({
    queryKey: [resource, name, params, query],
    queryFn: ({ signal }) =>
      call(name, { ...(params ? { params } : {}), ...(query ? { query } : {}), signal } as CallInput<N>),
    enabled: permitted && enabled,
  });
}
