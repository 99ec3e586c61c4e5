import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';

/** How many records of a resource a filter matches. */
export function useTotal(resource: string, filter: Record<string, string>) {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  return useQuery({
    queryKey: [resource, 'getTotal', filter],
    queryFn: ({ signal }) => dataProvider.getTotal(resource, { filter, signal }),
  });
}
