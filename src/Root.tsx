import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasExpired } from '../authProvider/session';
import { Loading } from './layout/Loading';
import { toasts } from './layout/Toast';
import { loadApp } from './loadApp';
import { LoginPage } from './screens/login/LoginPage';
import { goToLogin, leaveLogin } from './session/entrance';
import { useSession } from './session/session';
import { useSessionExpiry } from './session/useSessionExpiry';
import { theme } from './theme/theme';

const App = lazy(loadApp);

/** The light entry: the login for whoever is not signed in, and the back-office, loaded only then, for who is. */
export function Root() {
  return (
    <ThemeProvider theme={theme} colorSchemeNode={document.body} modeStorageKey="mode" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <SnackbarProvider maxSnack={3} Components={toasts} anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
        <Entrance />
      </SnackbarProvider>
    </ThemeProvider>
  );
}

function Entrance() {
  const session = useSession();
  const [expiredAtStart] = useState(() => session !== null && hasExpired(session, Date.now()));
  useSessionExpiry(session);
  const signedIn = session !== null;
  useEffect(() => {
    if (signedIn) return;
    window.addEventListener('popstate', goToLogin);
    return () => window.removeEventListener('popstate', goToLogin);
  }, [signedIn]);

  if (!session) {
    goToLogin();
    return <LoginPage />;
  }
  if (expiredAtStart) return <Loading label="login" authenticated={false} />;
  leaveLogin();
  return (
    <Suspense fallback={<Loading label="back-office" authenticated />}>
      <App key={session.user.id} session={session} />
    </Suspense>
  );
}
