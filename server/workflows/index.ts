import type { Deps } from '../deps';
import { coverageHandlers } from './coverage';
import { devicesHandlers } from './devices';
import type { Handlers } from './Handlers';
import { messageHandlers } from './messages';
import { onboardingHandlers } from './onboarding';
import { ownSessionHandlers } from './ownSessions';
import { paymentDeskHandlers } from './paymentDesk';
import { paymentHandlers } from './payments';
import { peopleHandlers } from './people';
import { portalHandlers } from './portal';
import { renewalHandlers } from './renewal';
import { signInHandlers } from './signIn';
import { subscriptionsHandlers } from './subscriptions';
import { supportHandlers } from './support';
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
    ...portalHandlers(deps),
    ...supportHandlers(deps),
    ...subscriptionsHandlers(deps),
    ...renewalHandlers(deps),
    ...peopleHandlers(deps),
    ...paymentDeskHandlers(deps),
    ...devicesHandlers(deps),
    ...messageHandlers(deps),
  };
}
