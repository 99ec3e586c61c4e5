import type { subscriptionActions } from '../../resources/subscriptions/actions';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';
import { changeHandlers } from './subscriptions/changes';
import { explainHandlers } from './subscriptions/explain';
import { listHandlers } from './subscriptions/lists';
import { networkHandlers } from './subscriptions/network';

/** What staff do with subscriptions: extension, transfer, activation, and what tells of them. */
export function subscriptionHandlers(deps: Deps): Pick<Handlers, keyof typeof subscriptionActions> {
  return {
    ...listHandlers(deps),
    ...explainHandlers(deps),
    ...changeHandlers(deps),
    ...networkHandlers(deps),
  };
}
