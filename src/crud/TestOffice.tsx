import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { createContext, type ReactNode, use, useState } from 'react';
import { CoreAdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import type { Session } from '../../authProvider/session';
import type { AnyResource } from '../../resources/defineResource';
import { english } from '../i18n/catalogues';
import { SessionContext } from '../session/access';
import { theme } from '../theme/theme';
import { DeclarationsContext } from './declarations';
import { knowingErrors } from './testErrors';

// Asking of every element whether it is visible makes jsdom spend seconds on MUI's style sheets.
configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });

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
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [at] }));
  const page = (
    <CoreAdminContext
      dataProvider={testDataProvider(knowingErrors(dataProvider))}
      i18nProvider={english}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      {children}
      <Address />
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

/** What the router shows, as it was last rendered. */
const PageContext = createContext<ReactNode>(null);
const Page = () => use(PageContext);

/** The current address, for tests to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
