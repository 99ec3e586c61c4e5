import type { accessActions } from '../../resources/actions/access';
import type { Deps } from '../deps';
import { ownPreferenceHandlers } from './access/ownPreferences';
import { ownSessionHandlers } from './access/ownSessions';
import { signInHandlers } from './access/signIn';
import type { Handlers } from './Handlers';

/** Signing in and out, and the own sessions. */
export const accessHandlers = (deps: Deps): Pick<Handlers, keyof typeof accessActions> => ({
  ...signInHandlers(deps),
  ...ownSessionHandlers(deps),
  ...ownPreferenceHandlers(deps),
});
