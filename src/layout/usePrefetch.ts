import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { mayDo } from '../../authProvider/mayDo';
import type { AnyResource } from '../../resources/defineResource';
import { gateOf, screensOf, useDeclarations } from '../crud/declarations';
import { listParams, viewFrom } from '../crud/list/view';
import { loadOfficePage } from '../screens/pages';
import { useHeld } from '../session/access';
import { pageKeyOf } from './place';

interface Means {
  declarations: readonly AnyResource[];
  dataProvider: DataProvider;
  queryClient: QueryClient;
  /** The permissions of whoever is signed in. */
  held: readonly string[];
}

/** Fetches what an address (path and search) leads to: the code of the page, or a list's records under react-admin's own key. */
export function prefetch(address: string, { declarations, dataProvider, queryClient, held }: Means) {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const declared = screensOf(declarations).find(({ screen }) => screen.list === pageKeyOf(pathname));
  if (!declared) return loadOfficePage(pathname);
  const { name } = declared.resource;
  if (!mayDo(gateOf(declared), 'list', held)) return;
  const params = listParams(viewFrom(searchParams, declared), declared);
  void queryClient.prefetchQuery({
    queryKey: [name, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList(name, { ...params, signal }),
  });
}

/** Fetches what a menu entry leads to. */
export function usePrefetch() {
  const means = {
    queryClient: useQueryClient(),
    dataProvider: useDataProvider(),
    declarations: useDeclarations(),
    held: useHeld(),
  };
  return (address: string) => prefetch(address, means);
}
