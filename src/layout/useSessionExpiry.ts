import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import type { Session } from '../../authProvider/session';
import { MESSAGES } from '../../contract/api/errors';
import { TOAST } from '../../contract/constants';
import { useWording } from '../i18n/useWording';
import { sessionStore } from '../session/session';

/** Once the stored expiry time has passed, says so for 2.5 s, then clears storage, which shows the login. */
export function useSessionExpiry(session: Session | null) {
  const { word } = useWording();
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    if (!session) return;
    let clearing: ReturnType<typeof setTimeout> | undefined;
    const expire = () => {
      enqueueSnackbar(word(MESSAGES.sessionExpired), { variant: 'warning', autoHideDuration: TOAST.sessionExpired });
      clearing = setTimeout(() => sessionStore.clear(), TOAST.sessionExpired);
    };
    const expiring = setTimeout(expire, Math.max(0, session.expirationTime + 1 - Date.now()));
    return () => {
      clearTimeout(expiring);
      clearTimeout(clearing);
    };
  }, [session, enqueueSnackbar, word]);
}
