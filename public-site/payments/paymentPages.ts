import { useParams } from 'react-router';
import type { PaymentView } from '../../resources/payments/paymentView';
import { useAddressParam } from '../layout/useHydrated';

/** Returns the address of the page with a payment's status. */
export const statusPage = (orderTrackingId: string) => pageOf('payment-status', orderTrackingId);

/** Returns the address of the page with the proof of a payment. */
export const successPage = (orderTrackingId: string) => pageOf('payment-success', orderTrackingId);

const pageOf = (page: string, id: string) => `/${page}?OrderTrackingId=${encodeURIComponent(id)}`;

/** Returns the address of the page where the order or renewal of a payment can be paid; null if that is not known. */
export function payPageOf({ type, subscriptionFormId }: PaymentView): string | null {
  if (type === 'RENEWAL') return '/pay-renew-subscription';
  return subscriptionFormId && `/subscription-pay?form=${subscriptionFormId}`;
}

/**
 * Returns the id of the order in the address, from `:subscriptionId` or `?form=`; undefined during hydration (the prerendered
 * page knew none), null if there is none.
 */
export function useOrderId(): string | null | undefined {
  const { subscriptionId } = useParams();
  const form = useAddressParam('form');
  return form === undefined ? undefined : (subscriptionId ?? (form || null));
}
