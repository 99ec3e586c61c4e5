import type { subscriptionsCalls } from '../../contract/calls/subscriptions';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';

/** What is done with subscriptions: renewal, extension, transfer, activation, and what tells of them. */
export function subscriptionsHandlers(_deps: Deps): Pick<Handlers, keyof typeof subscriptionsCalls> {
  return {};
}
