import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { CoreAdminContext, I18nContext, testDataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { english } from '../i18n/catalogues';
import { styleCache } from '../theme/logicalSides';
import { rtlTheme, theme } from '../theme/theme';
import { toasts } from '../ui/frames/Toast';
import { MuiWords } from '../ui/MuiWords';
import { KitPage } from './KitPage';

/** The colour mode and direction that the address asks for: `/__kit?mode=dark&dir=rtl`. */
const asked = new URLSearchParams(window.location.search);
const [mode, dir] = [
  asked.get('mode') === 'dark' ? 'dark' : 'light',
  asked.get('dir') === 'rtl' ? 'rtl' : 'ltr',
] as const;
document.documentElement.dir = dir;

/** The UI kit on its own: it needs no session and no service. */
const page = (
  <CoreAdminContext i18nProvider={english} dataProvider={testDataProvider()}>
    <KitPage />
  </CoreAdminContext>
);
const router = createBrowserRouter([{ path: '*', element: page }]);

const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <CacheProvider value={styleCache}>
      <ThemeProvider
        theme={dir === 'rtl' ? rtlTheme() : theme}
        colorSchemeNode={document.body}
        defaultMode={mode}
        storageManager={null}
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        <I18nContext value={english}>
          <MuiWords>
            <SnackbarProvider maxSnack={5} Components={toasts}>
              <RouterProvider router={router} />
            </SnackbarProvider>
          </MuiWords>
        </I18nContext>
      </ThemeProvider>
    </CacheProvider>,
  );
