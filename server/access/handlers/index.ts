import type { accessActions } from '../../../resources/access/actions';
import type { signInActions } from '../../../resources/access/signInActions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { forgottenPasswordHandlers } from './forgottenPassword';
import { ownPreferenceHandlers } from './ownPreferences';
import { ownSessionHandlers } from './ownSessions';
import { signInHandlers } from './signIn';
import { singleSignOnHandlers } from './singleSignOn';

/** Signing in and out, and the user's own sessions. */
export const accessHandlers = (deps: Deps): Pick<Handlers, keyof (typeof accessActions & typeof signInActions)> => ({
  ...signInHandlers(deps),
  ...singleSignOnHandlers(deps),
  ...forgottenPasswordHandlers(deps),
  ...ownSessionHandlers(deps),
  ...ownPreferenceHandlers(deps),
});
