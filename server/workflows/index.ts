import type { Deps } from '../deps';
import { coverageHandlers } from './coverage';
import type { Handlers } from './Handlers';
import { onboardingHandlers } from './onboarding';
import { ownSessionHandlers } from './ownSessions';
import { paymentHandlers } from './payments';
import { signInHandlers } from './signIn';
import { trackingHandlers } from './tracking';

/** Every call's workflow. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...signInHandlers(deps),
    ...ownSessionHandlers(deps),
    ...coverageHandlers(deps),
    ...onboardingHandlers(deps),
    ...paymentHandlers(deps),
    ...trackingHandlers(deps),
  };
}
