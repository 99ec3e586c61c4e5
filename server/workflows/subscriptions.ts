import type { subscriptionActions } from '../../resources/subscriptions/actions';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';
import { changeHandlers } from './subscriptions/changes';
import { explainHandlers } from './subscriptions/explain';
import { listHandlers } from './subscriptions/lists';
import { networkHandlers } from './subscriptions/network';

/** Actions of staff on subscriptions: extension, transfer, activation, and explanations. */
export function subscriptionHandlers(deps: Deps): Pick<Handlers, keyof typeof subscriptionActions> {
  return {
    ...listHandlers(deps),
    ...explainHandlers(deps),
    ...changeHandlers(deps),
    ...networkHandlers(deps),
  };
}
