import { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'react-admin';
import { createAuthProvider } from '../authProvider/createAuthProvider';
import { API_BASES, QUERY_CACHE_TIME } from '../contract/constants';
import { createDataProvider } from '../dataProvider/createDataProvider';
import { createHttpClient } from '../dataProvider/httpClient';
import { resources } from '../resources';
import { download, request, sessionStore } from './session/session';

/** How long an answer counts as fresh, ms: a list prefetched from the menu is not asked for again at once. */
const FRESH = 10_000;

/** What react-admin works on, made anew for each sign-in so that nothing of one person is left for the next. */
export function createProviders() {
  return {
    dataProvider: createDataProvider({
      apiUrl: API_BASES.v1,
      httpClient: createHttpClient(request),
      download,
      resources,
    }),
    authProvider: createAuthProvider({ store: sessionStore, send: request, resources, now: Date.now }),
    store: localStorageStore(),
    queryClient: new QueryClient({
      defaultOptions: { queries: { gcTime: QUERY_CACHE_TIME, staleTime: FRESH, retry: false } },
    }),
  };
}
