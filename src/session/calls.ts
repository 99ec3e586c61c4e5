import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../contract/client/CallInput';
import type { Answers } from '../../resources/answers';
import { type BodyOf, type Call, type CallName, calls } from '../../resources/calls';
import { useHolds, useHoldsForAll } from './access';
import { callApi } from './callApi';

/** Asks whether whoever is signed in may make a call of the contract. */
export function useMayCall() {
  const holds = useHolds();
  const holdsForAll = useHoldsForAll();
  return (name: CallName) => {
    const { access, scoped }: Call = calls[name];
    if (access === 'public' || access === 'signed-in') return true;
    return scoped ? holds([access].flat()) : holdsForAll(access);
  };
}

/** The answer of a call that only reads, kept among those of `resource`; without the permission it is never asked for. */
export function useAnswer<N extends CallName>(
  resource: string,
  name: N,
  input: Pick<CallInput<BodyOf<N>>, 'params' | 'query'>,
  enabled = true,
): UseQueryResult<Answers[N]> {
  const permitted = useMayCall()(name);
  return useQuery({
    queryKey: [resource, name, input],
    queryFn: ({ signal }) => callApi(name, { ...input, signal }),
    enabled: permitted && enabled,
  });
}
