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
  testDataProvider,
} from 'react-admin';
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom';
import { createMayAccess } from '../../authProvider/gates';
import type { Session } from '../../authProvider/session';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import type { AnyResource } from '../../resources/language/defineResource';
import { definitionsOf } from '../crud/Declared';
import { DeclarationsContext } from '../crud/declarations';
import { english } from '../i18n/catalogues';
import { SessionContext } from '../session/access';
import { answerAtOnce } from '../session/answerAtOnce';
import { theme } from '../theme/theme';
import { knowingErrors } from './testErrors';

// Asking of every element whether it is visible makes jsdom spend seconds on MUI's style sheets.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

interface Props {
  resources?: readonly AnyResource[];
  permissions?: string[];
  /** Those of them that reach some records only. */
  limited?: Session['limited'];
  /** Methods that are not given throw by name. */
  dataProvider?: Partial<DataProvider>;
  at?: string;
  children: ReactNode;
}

/** For tests: the surroundings of a screen, with declarations, permissions and answers of the test's own. */
export function TestOffice({
  resources = [],
  permissions = [],
  limited,
  dataProvider = {},
  at = '/',
  children,
}: Props) {
  const rights = { roles: [], permissions, limited };
  const session: Session = { token: 't', user: { id: 'u', fullName: '' }, ...rights, expirationTime: 0 };
  const [store] = useState(() => memoryStore());
  const [{ queryClient, authProvider }] = useState(() => rightsOf(resources, session));
  const [router] = useState(() => routerAt(at));
  const page = (
    <CoreAdminContext
      dataProvider={testDataProvider(knowingErrors(dataProvider))}
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
/** Each router's first history entry gets its own key, because lists remember their place by that key. */
const routerAt = (at: string) =>
  createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: [{ ...parsePath(at), key: `test-${++routers}` }],
  });

/** Rights as the back-office asks for them; they do not change in a test. */
function rightsOf(resources: readonly AnyResource[], session: Session) {
  const mayAccess = createMayAccess(resources, Object.values(OFFICE_PAGES), () => session);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answerAtOnce(queryClient, mayAccess);
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

/** What the router shows, as it was last rendered. */
const PageContext = createContext<ReactNode>(null);
const Page = () => use(PageContext);

/** The current address, for tests to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
