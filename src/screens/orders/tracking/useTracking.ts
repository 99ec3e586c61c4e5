import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../../../resources/catalogue/actions';
import { subscriptions } from '../../../../resources/subscriptions/subscriptions';
import { callApi } from '../../../session/callApi';
import { resourceKey } from '../../../session/queryKeys';

/** The state of an order or subscription, the same for everyone who may ask: the server has the only rule for it. */
export type Tracking = Answers['checkSubscriptionStatus'];

/** Loads the state of an order or subscription by its id; makes no request without one. */
export function useTracking(id: string | undefined) {
  return useQuery({
    queryKey: resourceKey(subscriptions.name, 'checkSubscriptionStatus', id),
    queryFn: ({ signal }) => callApi('checkSubscriptionStatus', { body: { subscriptionId: id ?? '' }, signal }),
    enabled: id !== undefined,
    retry: false,
  });
}
