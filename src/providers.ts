import { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'react-admin';
import { createAuthProvider } from '../authProvider/createAuthProvider';
import { createMayAccess } from '../authProvider/gates';
import { API_BASES, QUERY_CACHE_TIME } from '../contract/constants';
import { OFFICE_PAGES } from '../contract/pages/officePages';
import { createDataProvider } from '../dataProvider/createDataProvider';
import { createHttpClient } from '../dataProvider/httpClient';
import { resources } from '../resources';
import { callApi } from './session/callApi';
import { storeOf } from './session/keptStorage';
import { download, request, sessionStore } from './session/session';
import { keepOnServer } from './session/viewStore';

/** How long an answer counts as fresh, ms: a list prefetched from the menu is not loaded again at once. */
const FRESH = 10_000;

/** Creates react-admin's providers; a new set is created for each sign-in, so that no data of one user is left for the next. */
export function createProviders() {
  const mayAccess = createMayAccess(resources, Object.values(OFFICE_PAGES), sessionStore.read);
  const queryClient = new QueryClient({
    defaultOptions: {
      // A request made offline fails with a reason and a retry; by default it would wait silently.
      queries: { gcTime: QUERY_CACHE_TIME, staleTime: FRESH, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  return {
    dataProvider: createDataProvider({
      apiUrl: API_BASES.v1,
      httpClient: createHttpClient(request),
      download,
      call: callApi,
      resources,
    }),
    authProvider: createAuthProvider({ store: sessionStore, send: request, mayAccess, now: Date.now }),
    store: keepOnServer(localStorageStore('1', storeOf(sessionStore.read()?.user.id ?? '')), (key, value) =>
      callApi('keepPreference', { body: { key, value } }),
    ),
    queryClient,
  };
}
