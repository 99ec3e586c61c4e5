import type { Deps } from '../deps';
import { accessHandlers } from './access';
import { clientHandlers } from './clients';
import { coverageHandlers } from './coverage';
import { deviceHandlers } from './devices';
import { figureHandlers } from './figures';
import type { Handlers } from './Handlers';
import { messageHandlers } from './messages';
import { orderHandlers } from './orders';
import { paymentHandlers } from './payments';
import { referralHandlers } from './referrals';
import { renewalHandlers } from './renewals';
import { subscriptionHandlers } from './subscriptions';
import { ticketHandlers } from './tickets';

/** Every action's workflow. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...accessHandlers(deps),
    ...coverageHandlers(deps),
    ...clientHandlers(deps),
    ...orderHandlers(deps),
    ...paymentHandlers(deps),
    ...renewalHandlers(deps),
    ...subscriptionHandlers(deps),
    ...ticketHandlers(deps),
    ...deviceHandlers(deps),
    ...referralHandlers(deps),
    ...messageHandlers(deps),
    ...figureHandlers(deps),
  };
}
