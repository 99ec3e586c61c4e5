import type { PaymentView } from '../../resources/payments/paymentView';

/** The page that says how a payment stands. */
export const statusPage = (orderTrackingId: string) => pageOf('payment-status', orderTrackingId);

/** The page with the proof of a payment. */
export const successPage = (orderTrackingId: string) => pageOf('payment-success', orderTrackingId);

const pageOf = (page: string, id: string) => `/${page}?OrderTrackingId=${encodeURIComponent(id)}`;

/** Where what the payment is for can be paid; null where that is not known. */
export function payPageOf({ type, subscriptionFormId }: PaymentView): string | null {
  if (type === 'RENEWAL') return '/pay-renew-subscription';
  return subscriptionFormId && `/subscription-pay?form=${subscriptionFormId}`;
}
