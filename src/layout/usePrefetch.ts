import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import {
  type AuthProvider,
  type DataProvider,
  type Store,
  useAuthProvider,
  useDataProvider,
  useStoreContext,
} from 'react-admin';
import type { AnyResource } from '../../resources/language/defineResource';
import { gateOf, screensOf, useDeclarations } from '../crud/declarations';
import { listCallOf, ownParamsOf, paramsFrom } from '../crud/list/listParams';
import { listKey } from '../session/queryKeys';
import { pageKeyOf } from './place';

interface Means {
  declarations: readonly AnyResource[];
  dataProvider: DataProvider;
  queryClient: QueryClient;
  authProvider: AuthProvider | undefined;
  store: Store;
  /** Loads the code of the custom page of a route, if there is one. */
  loadPage(route: string): void;
}

export const LoadPageContext = createContext<Means['loadPage']>(() => undefined);

/**
 * Prefetches the target of an address (path and query): the code of the page, or a list's records under react-admin's own query
 * key.
 */
export async function prefetch(
  address: string,
  { declarations, dataProvider, queryClient, authProvider, store, loadPage }: Means,
) {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const declared = screensOf(declarations).find(({ screen }) => screen.list === pageKeyOf(pathname));
  if (!declared) return loadPage(pathname);
  const { name } = declared.resource;
  if (!(await authProvider?.canAccess?.({ resource: gateOf(declared), action: 'list' }))) return;
  const kept = searchParams.size === 0 ? ownParamsOf(declared, store) : undefined;
  const params = listCallOf(kept ?? paramsFrom(searchParams, declared), declared);
  await queryClient.prefetchQuery({
    queryKey: listKey(name, params),
    queryFn: ({ signal }) => dataProvider.getList(name, { ...params, signal }),
  });
}

/** Returns a function that prefetches the target of a menu entry. */
export function usePrefetch() {
  const means = {
    queryClient: useQueryClient(),
    dataProvider: useDataProvider(),
    declarations: useDeclarations(),
    authProvider: useAuthProvider(),
    store: useStoreContext(),
    loadPage: use(LoadPageContext),
  };
  return (address: string) => void prefetch(address, means);
}
