import type { ProviderError, ProviderOutcome, ProviderStatus, SubmittedOrder } from '../PaymentProvider';
import type { IpnRegistration } from './wireAnswers';

// The four calls' answers in the provider's own shape, for the proxy between the browser and the provider.
const ok = { error: null, status: '200' } as const;

/** `token` is one of our own making: the provider's never leaves the server. */
export const toTokenAnswer = (token: string, expiresAt: Date) => ({
  token,
  expiryDate: expiresAt.toISOString(),
  ...ok,
  message: 'Request processed successfully',
});

export const toIpnAnswer = (ipn: IpnRegistration) => ({
  url: ipn.url,
  created_date: ipn.createdDate,
  ipn_id: ipn.ipnId,
  notification_type: ipn.method === 'POST' ? 1 : 0,
  ipn_notification_type_description: ipn.method ?? 'GET',
  ipn_status: ipn.active ? 1 : 0,
  ipn_status_decription: ipn.statusDescription,
  ...ok,
});

export const toSubmitAnswer = (order: SubmittedOrder) => ({
  order_tracking_id: order.trackingId,
  merchant_reference: order.merchantReference,
  redirect_url: order.redirectUrl,
  ...ok,
});

const WIRE: Record<ProviderOutcome, { status_code: number; payment_status_description: string }> = {
  PENDING: { status_code: 0, payment_status_description: 'INVALID' },
  COMPLETED: { status_code: 1, payment_status_description: 'COMPLETED' },
  FAILED: { status_code: 2, payment_status_description: 'FAILED' },
  REVERSED: { status_code: 3, payment_status_description: 'REVERSED' },
};

/** Pending keeps the provider's recorded form: status_code 0 and payment_details_not_found at status "500". */
export const toStatusAnswer = (status: ProviderStatus) => ({
  ...WIRE[status.outcome],
  order_tracking_id: status.trackingId,
  merchant_reference: status.merchantReference,
  amount: status.amount,
  currency: status.currency,
  confirmation_code: status.confirmationCode,
  payment_method: status.paymentMethod,
  payment_account: status.paymentAccount,
  message: status.message,
  ...(status.outcome === 'PENDING'
    ? {
        error: { error_type: 'api_error', code: 'payment_details_not_found', message: 'Pending Payment' },
        status: '500',
      }
    : ok),
});

export const toErrorAnswer = (error: ProviderError) => ({
  error: { error_type: 'api_error', code: error.code, message: error.message },
  status: '500',
});
