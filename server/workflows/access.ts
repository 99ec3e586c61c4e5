import type { accessActions } from '../../resources/access/actions';
import type { signInActions } from '../../resources/access/signInActions';
import type { Deps } from '../deps';
import { forgottenPasswordHandlers } from './access/forgottenPassword';
import { ownPreferenceHandlers } from './access/ownPreferences';
import { ownSessionHandlers } from './access/ownSessions';
import { signInHandlers } from './access/signIn';
import { singleSignOnHandlers } from './access/singleSignOn';
import type { Handlers } from './Handlers';

/** Signing in and out, and the user's own sessions. */
export const accessHandlers = (deps: Deps): Pick<Handlers, keyof (typeof accessActions & typeof signInActions)> => ({
  ...signInHandlers(deps),
  ...singleSignOnHandlers(deps),
  ...forgottenPasswordHandlers(deps),
  ...ownSessionHandlers(deps),
  ...ownPreferenceHandlers(deps),
});
