import { useParams } from 'react-router';
import { useAddressParam } from '../layout/useAddressParam';

/**
 * The order that the address names, as `:subscriptionId` or `?form=`; undefined while the prerendered page (which knew none)
 * is taken over, null where it names none.
 */
export function useOrderId(): string | null | undefined {
  const { subscriptionId } = useParams();
  const form = useAddressParam('form');
  return form === undefined ? undefined : (subscriptionId ?? (form || null));
}
