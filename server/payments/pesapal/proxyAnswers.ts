import type { Payment } from '../../../resources/payments/Payment';
import type { SubmittedOrder } from '../../ports/PaymentProvider';

// The responses to the four calls that the browser makes, in the provider's own format.
const ok = { error: null, status: '200' } as const;

/** `token` is our own checkout token; the provider's never leaves the server. */
export const toTokenAnswer = (token: string, expiresAt: Date) => ({
  token,
  expiryDate: expiresAt.toISOString(),
  ...ok,
  message: 'Request processed successfully',
});

export const toIpnAnswer = (ipn_id: string, url: string) => ({ ipn_id, url, ...ok });

export const toSubmitAnswer = (order: SubmittedOrder) => ({
  order_tracking_id: order.trackingId,
  merchant_reference: order.merchantReference,
  redirect_url: order.redirectUrl,
  ...ok,
});

const WIRE = {
  NEW: [0, 'INVALID'],
  PENDING: [0, 'INVALID'],
  SUCCESSFUL: [1, 'COMPLETED'],
  FAILED: [2, 'FAILED'],
} as const;

/** Returns the status of our attempt, in the provider's terms. */
export function toStatusAnswer(payment: Payment) {
  const [status_code, payment_status_description] = WIRE[payment.status];
  return {
    order_tracking_id: payment.trackingId ?? '',
    merchant_reference: payment.id,
    payment_status_description,
    status_code,
    amount: payment.amount,
    currency: payment.currency,
  };
}
