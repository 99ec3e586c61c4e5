import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';

/** Records of a resource that a filter matches; without a filter, all of them. */
export interface Counted {
  resource: string;
  /** Query parameters; several values are separated by commas. */
  filter: Readonly<Record<string, string>>;
}

/** How many records there are of each, in their order; asked for together, so that they fail and come again together. */
export function useTotals(asked: readonly Counted[]) {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  return useQuery({
    queryKey: ['totals', asked],
    queryFn: ({ signal }) =>
      Promise.all(asked.map(({ resource, filter }) => dataProvider.getTotal(resource, { filter, signal }))),
  });
}
