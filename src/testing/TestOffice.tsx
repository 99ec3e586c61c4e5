import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { createContext, type ReactNode, use, useState } from 'react';
import {
  type AuthProvider,
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  ResourceDefinitionContextProvider,
  type Store,
  testDataProvider,
} from 'react-admin';
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom';
import { createMayAccess } from '../../authProvider/gates';
import type { Session } from '../../authProvider/session';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { createAct } from '../../dataProvider/act';
import type { AnyResource } from '../../resources/language/defineResource';
import { definitionsOf } from '../crud/Declared';
import { DeclarationsContext } from '../crud/declarations';
import { english } from '../i18n/catalogues';
import { SessionContext } from '../session/access';
import { callApi } from '../session/callApi';
import { theme } from '../theme/theme';
import { knowingErrors } from './testErrors';

// Checking whether every element is visible takes jsdom seconds with MUI's style sheets.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

interface Props {
  resources?: readonly AnyResource[];
  permissions?: string[];
  /** The permissions that cover only some records. */
  limited?: Session['limited'];
  /** Methods that are not given throw an error with their name. */
  dataProvider?: Partial<DataProvider>;
  at?: string;
  /** The store of react-admin, to keep it between two renderings; by default an empty one. */
  store?: Store;
  children: ReactNode;
}

/** Renders a screen in tests, with the declarations, permissions and answers that the test provides. */
export function TestOffice({
  resources = [],
  permissions = [],
  limited,
  dataProvider = {},
  at = '/',
  store: given,
  children,
}: Props) {
  const rights = { roles: [], permissions, limited };
  const session: Session = { token: 't', user: { id: 'u', fullName: '' }, ...rights, expirationTime: 0 };
  const [store] = useState(() => given ?? memoryStore());
  const [{ queryClient, authProvider }] = useState(() => rightsOf(resources, session));
  const [router] = useState(() => routerAt(at));
  const page = (
    <CoreAdminContext
      dataProvider={testDataProvider(knowingErrors({ act: createAct(callApi), ...dataProvider }))}
      i18nProvider={english}
      authProvider={authProvider}
      queryClient={queryClient}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={definitionsOf(resources)}>
        {children}
        <Address />
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
  return (
    <ThemeProvider theme={theme}>
      <SnackbarProvider>
        <SessionContext value={session}>
          <DeclarationsContext value={resources}>
            <PageContext value={page}>
              <RouterProvider router={router} />
            </PageContext>
          </DeclarationsContext>
        </SessionContext>
      </SnackbarProvider>
    </ThemeProvider>
  );
}

let routers = 0;
/** Gives each router's first history entry its own key, because lists remember their position by that key. */
const routerAt = (at: string) =>
  createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: [{ ...parsePath(at), key: `test-${++routers}` }],
  });

/** Sets up permission checks as in the back-office; permissions do not change during a test. */
function rightsOf(resources: readonly AnyResource[], session: Session) {
  const mayAccess = createMayAccess(resources, Object.values(OFFICE_PAGES), () => session);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const done = async () => undefined;
  const authProvider: AuthProvider = {
    login: done,
    logout: done,
    checkAuth: done,
    checkError: done,
    canAccess: async (question) => mayAccess(question),
  };
  return { queryClient, authProvider };
}

/** The content of the router, as it was last rendered. */
const PageContext = createContext<ReactNode>(null);
const Page = () => use(PageContext);

/** Shows the current address for tests. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
