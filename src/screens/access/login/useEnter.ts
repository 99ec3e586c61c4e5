import { useSnackbar } from 'notistack';
import type { Session } from '../../../../authProvider/session';
import type { Credentials } from '../../../../authProvider/signIn';
import { MESSAGES } from '../../../../contract/api/errors';
import { TOAST } from '../../../../contract/constants';
import { useWording } from '../../../i18n/useWording';
import { enter, sessionStore } from '../../../session/session';

/** Returns a function that starts a session and tells the user that they are signed in. */
export function useWelcome() {
  const { word } = useWording();
  const { enqueueSnackbar } = useSnackbar();
  return (session: Session) => {
    enqueueSnackbar(word(MESSAGES.signedIn), { variant: 'success', autoHideDuration: TOAST.signIn });
    sessionStore.write(session);
  };
}

/** Returns a function that signs in with the given credentials; it throws like `enter`. */
export function useEnter() {
  const welcome = useWelcome();
  return async (credentials: Credentials) => welcome(await enter(credentials));
}

/** Returns the reason why a sign-in failed, in words for the user. */
export const signInFailureReason = (error: unknown): string =>
  error instanceof Error ? error.message : MESSAGES.signInFailed;
