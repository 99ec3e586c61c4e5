import type { orderActions } from '../../../resources/orders/actions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { staffOrderHandlers } from './staff';
import { trackingHandlers } from './tracking';
import { visitorOrderHandlers } from './visitors';

/** Orders of packages, by visitors and by staff for them, and their status. */
export const orderHandlers = (deps: Deps): Pick<Handlers, keyof typeof orderActions> => ({
  ...visitorOrderHandlers(deps),
  ...staffOrderHandlers(deps),
  ...trackingHandlers(deps),
});
