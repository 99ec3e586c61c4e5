import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../contract/client/CallInput';
import type { ActionName, Answers, BodyOf } from '../../resources/catalogue/actions';
import { type Route, routes } from '../../resources/language/routes';
import { useHolds, useHoldsForAll } from './access';
import { callApi } from './callApi';

/** Returns a function that checks whether the signed-in user may make a call of the contract. */
export function useMayCall() {
  const holds = useHolds();
  const holdsForAll = useHoldsForAll();
  return (name: ActionName) => {
    const { access, scoped }: Route = routes[name];
    if (access === 'public' || access === 'signed-in') return true;
    return scoped ? holds([access].flat()) : holdsForAll(access);
  };
}

/** Returns the answer of a read-only call, cached under `resource`; without the permission, no request is made. */
export function useAnswer<N extends ActionName>(
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
