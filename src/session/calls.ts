import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallInput } from '../../contract/client/address';
import type { ActionName, Answers, BodyOf } from '../../resources/catalogue/actions';
import { callApi } from './callApi';
import { resourceKey } from './queryKeys';
import { useCan } from './useCan';

/** Returns the answer of a read-only call, cached under `resource`; without the permission, no request is made. */
export function useAnswer<N extends ActionName>(
  resource: string,
  name: N,
  input: Pick<CallInput<BodyOf<N>>, 'params' | 'query'>,
  enabled = true,
): UseQueryResult<Answers[N]> {
  const permitted = useCan()(name);
  return useQuery({
    queryKey: resourceKey(resource, name, input),
    queryFn: ({ signal }) => callApi(name, { ...input, signal }),
    enabled: permitted && enabled,
  });
}
