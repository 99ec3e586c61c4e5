import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { Suspense, useEffect, useMemo } from 'react';
import { hasExpired, type Session } from '../authProvider/session';
import { OFFICE_PAGES } from '../contract/pages/officePages';
import { SETUP_ROUTE, STAFF_LOGIN_ROUTE } from '../contract/pages/routes';
import { passwordTokenIn } from '../contract/pages/signInPage';
import { lazyOf } from './browser/lazyOf';
import { LanguageProvider } from './i18n/LanguageProvider';
import { useWording } from './i18n/useWording';
import { preferences, useDocumentTheme, usePreferences } from './layout/preferences';
import { useSessionExpiry } from './layout/useSessionExpiry';
import { backOffice, login, setup } from './loadables';
import { useSession } from './session/session';
import { styleCache } from './theme/logicalSides';
import { rtlTheme, theme } from './theme/theme';
import { CrashBoundary } from './ui/frames/CrashBoundary';
import { Loading } from './ui/frames/Loading';
import { toasts } from './ui/frames/Toast';
import { MuiWords } from './ui/MuiWords';

const App = lazyOf(backOffice);
const LoginPage = lazyOf(login);
const SetupPage = lazyOf(setup);
const loadBackOffice = () => void backOffice.load();

/** The lightweight entry point: it loads the login for users who are not signed in, and the back-office for those who are. */
export function Root() {
  const session = useSession();
  const { rtl } = usePreferences();
  const look = useMemo(() => (rtl ? rtlTheme() : theme), [rtl]);
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider
        theme={look}
        colorSchemeNode={document.body}
        defaultMode={preferences.read().mode}
        storageManager={null}
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        <SnackbarProvider maxSnack={3} Components={toasts} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
          <LanguageProvider userId={session?.user.id}>
            <MuiWords>
              <Entrance session={session} />
            </MuiWords>
          </LanguageProvider>
        </SnackbarProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

function Entrance({ session }: { session: Session | null }) {
  const { t } = useWording();
  const expiredAtStart = useMemo(() => session !== null && hasExpired(session, Date.now()), [session]);
  useDocumentTheme();
  useSessionExpiry(session);
  const signedIn = session !== null;
  useEffect(() => {
    if (signedIn) return;
    window.addEventListener('popstate', goToLogin);
    return () => window.removeEventListener('popstate', goToLogin);
  }, [signedIn]);

  if (!session && window.location.pathname === SETUP_ROUTE)
    return (
      <CrashBoundary>
        <Suspense fallback={<Loading label={t('setup.title')} authenticated={false} />}>
          <SetupPage />
        </Suspense>
      </CrashBoundary>
    );
  // A password link also works in a browser in which a user is signed in.
  const hasLink = passwordTokenIn(window.location.hash) !== null;
  if (!session || hasLink) {
    goToLogin();
    return (
      <CrashBoundary>
        <Suspense fallback={<Loading label={t('layout.login')} authenticated={false} />}>
          <LoginPage onBegin={loadBackOffice} />
        </Suspense>
      </CrashBoundary>
    );
  }
  if (expiredAtStart) return <Loading label={t('layout.login')} authenticated={false} />;
  leaveLogin();
  return (
    <CrashBoundary>
      <Suspense fallback={<Loading label={t('layout.backOffice')} authenticated />}>
        <App key={session.user.id} session={session} />
      </Suspense>
    </CrashBoundary>
  );
}

/** Redirects to the login and remembers the page that the user wanted. */
function goToLogin() {
  const { pathname, search } = window.location;
  if (pathname !== STAFF_LOGIN_ROUTE) {
    window.history.replaceState({ from: pathname + search }, '', STAFF_LOGIN_ROUTE);
  }
}

/** Leaves the login for the page that the user wanted, or for the dashboard; react-router reads the history state from `usr`. */
function leaveLogin() {
  if (window.location.pathname !== STAFF_LOGIN_ROUTE) return;
  const from: unknown = window.history.state?.from;
  const path = typeof from === 'string' ? from : OFFICE_PAGES.dashboard.route;
  window.history.replaceState({ usr: null, key: 'default' }, '', path);
}
