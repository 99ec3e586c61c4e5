import type { PaymentView } from '../../resources/payments/paymentView';

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
