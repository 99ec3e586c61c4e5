import { useSnackbar } from 'notistack';
import type { Session } from '../../../authProvider/session';
import type { Credentials } from '../../../authProvider/signIn';
import { MESSAGES } from '../../../contract/api/errors';
import { TOAST } from '../../../contract/constants';
import { useWording } from '../../i18n/useWording';
import { enter, sessionStore } from '../../session/session';

/** Begins a session and tells the person that they are signed in. */
export function useWelcome() {
  const { word } = useWording();
  const { enqueueSnackbar } = useSnackbar();
  return (session: Session) => {
    enqueueSnackbar(word(MESSAGES.signedIn), { variant: 'success', autoHideDuration: TOAST.signIn });
    sessionStore.write(session);
  };
}

/** Signs in with what somebody gave; fails as `enter` does. */
export function useEnter() {
  const welcome = useWelcome();
  return async (credentials: Credentials) => welcome(await enter(credentials));
}

/** Why a sign-in failed, in words for the person. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : MESSAGES.signInFailed);
