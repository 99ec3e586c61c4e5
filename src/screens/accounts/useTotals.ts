import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';

/** The records of a resource to count: those that match a filter, or all without one. */
export interface Counted {
  resource: string;
  /** Query parameters; several values are separated by commas. */
  filter: Readonly<Record<string, string>>;
}

/** Loads the numbers of records, in the given order; they are loaded together, so that they fail and recover together. */
export function useTotals(asked: readonly Counted[]) {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  return useQuery({
    queryKey: ['totals', asked],
    queryFn: ({ signal }) =>
      Promise.all(asked.map(({ resource, filter }) => dataProvider.getTotal(resource, { filter, signal }))),
  });
}
