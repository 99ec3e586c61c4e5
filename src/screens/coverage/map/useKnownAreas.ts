import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../../session/callApi';
import type { MapShape } from './OfficeMap';

/** Returns the areas on the coverage map, to be drawn beside others; undefined until they are loaded. */
export function useKnownAreas(): MapShape[] | undefined {
  const { data, isError } = useQuery({
    queryKey: ['listMapAreas'],
    queryFn: ({ signal }) => callApi('listMapAreas', { signal }),
  });
  return useMemo(
    () => (isError ? [] : data?.areas.map(({ id, name, outline }) => ({ id, name, outline, look: 'known' as const }))),
    [data, isError],
  );
}
