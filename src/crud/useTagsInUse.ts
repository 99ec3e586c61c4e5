import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KitaraDataProvider } from '../../dataProvider/createDataProvider';
import { resourceKey } from '../session/queryKeys';

/** Returns the tags in use on the records of a resource, those of the most records first; none until they are loaded. */
export function useTagsInUse(resource = ''): readonly string[] {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const { data } = useQuery({
    queryKey: resourceKey(resource, 'tags'),
    queryFn: ({ signal }) => dataProvider.getTags(resource, { signal }),
    enabled: resource !== '',
    retry: false,
  });
  return data ?? [];
}
