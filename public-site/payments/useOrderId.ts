import { useParams } from 'react-router';
import { useAddressParam } from '../layout/useAddressParam';

/**
 * Returns the id of the order in the address, from `:subscriptionId` or `?form=`; undefined during hydration (the prerendered
 * page knew none), null if there is none.
 */
export function useOrderId(): string | null | undefined {
  const { subscriptionId } = useParams();
  const form = useAddressParam('form');
  return form === undefined ? undefined : (subscriptionId ?? (form || null));
}
