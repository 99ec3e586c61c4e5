import type { subscriptionActions } from '../../../resources/subscriptions/actions';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { changeHandlers } from './changes';
import { explainHandlers } from './explain';
import { listHandlers } from './lists';
import { networkHandlers } from './network';

/** Actions of staff on subscriptions: extension, transfer, activation, and explanations. */
export function subscriptionHandlers(deps: Deps): Pick<Handlers, keyof typeof subscriptionActions> {
  return {
    ...listHandlers(deps),
    ...explainHandlers(deps),
    ...changeHandlers(deps),
    ...networkHandlers(deps),
  };
}
