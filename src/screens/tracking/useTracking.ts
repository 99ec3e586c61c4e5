import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../../resources/catalogue/actions';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { callApi } from '../../session/callApi';

/** How an order or a subscription stands, as everybody is told who may ask about it: one rule, on the server. */
export type Tracking = Answers['checkSubscriptionStatus'];

/** Asks how an order or a subscription stands, by its id; nothing is asked without one. */
export function useTracking(id: string | undefined) {
  return useQuery({
    queryKey: [subscriptions.name, 'checkSubscriptionStatus', id],
    queryFn: ({ signal }) => callApi('checkSubscriptionStatus', { body: { subscriptionId: id ?? '' }, signal }),
    enabled: id !== undefined,
    retry: false,
  });
}
