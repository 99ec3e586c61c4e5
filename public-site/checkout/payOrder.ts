import { brand } from '../../contract/brand';
import { providerCalls } from '../../contract/calls/provider';
import { API_BASES } from '../../contract/constants';
import { MESSAGES } from '../../contract/errors';
import { ApiError } from '../api/ApiError';
import { callApi } from '../api/callApi';
import { dropOrder, type KeptOrder, keepOrder, recallOrder } from './keptOrder';
import { amountOf, type Purchase, paymentOrder } from './paymentOrder';

/** Where paying ended: at the provider's page, or at an earlier order that is not over yet. */
export type PayOutcome =
  | { kind: 'redirect'; url: string }
  | { kind: 'pending'; order: KeptOrder }
  | { kind: 'paid' | 'held'; orderTrackingId: string };

/** How the kept order of a form stands; one that has failed is dropped, so that a new one may be made. */
export async function earlierOrder(formId: string): Promise<Exclude<PayOutcome, { kind: 'redirect' }> | null> {
  const order = recallOrder(formId);
  if (!order) return null;
  const { orderTrackingId } = order;
  const payment = await paymentOf(orderTrackingId);
  if (payment?.held) return { kind: 'held', orderTrackingId };
  if (payment?.status === 'SUCCESSFUL') return { kind: 'paid', orderTrackingId };
  if (payment && payment.status !== 'FAILED') return { kind: 'pending', order };
  dropOrder(formId);
  return null;
}

/** Null for an order that the server does not know. Any other failure is thrown: without an answer nothing may be charged. */
async function paymentOf(orderTrackingId: string) {
  try {
    return (await callApi('checkPayment', { body: { orderTrackingId } })).payment;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * The specification's flow: checkout token, notification address, order; token and order kept; then our own payment
 * endpoint. No order is submitted while an earlier one of the same form is pending.
 */
export async function payOrder(purchase: Purchase, say: (progress: string) => void): Promise<PayOutcome> {
  say(MESSAGES.initiatingPayment);
  const earlier = await earlierOrder(purchase.formId);
  if (earlier) return earlier;
  const order = await submit(purchase, window.location.origin);
  keepOrder(purchase.formId, order);
  say(MESSAGES.preparingPaymentForm);
  return { kind: 'redirect', url: await tellOfOrder(purchase.formId, order) };
}

async function submit(purchase: Purchase, origin: string): Promise<KeptOrder> {
  const { token } = await callApi('requestToken');
  const url = `${origin}${API_BASES.v1}/${providerCalls.receiveIpnByGet.path}`;
  const { ipn_id } = await callApi('registerIpn', { token, body: { url, ipn_notification_type: 'GET' } });
  const answer = await callApi('submitOrder', { token, body: paymentOrder(purchase, ipn_id, origin) });
  return {
    token,
    orderTrackingId: answer.order_tracking_id,
    redirectUrl: answer.redirect_url,
    carrier: purchase.carrier,
    phoneNumber: purchase.phoneNumber,
    amount: amountOf(purchase),
    currency: brand.currency,
    submittedAt: Date.now(),
    told: false,
  };
}

/** Tells our payment endpoint of a submitted order, once; answers the page to pay on. */
export async function tellOfOrder(subscriptionFormId: string, order: KeptOrder): Promise<string> {
  if (order.told) return order.redirectUrl;
  const { carrier, phoneNumber, orderTrackingId } = order;
  await callApi('createPaymentForm', { body: { subscriptionFormId, carrier, phoneNumber, orderTrackingId } });
  keepOrder(subscriptionFormId, { ...order, told: true });
  return order.redirectUrl;
}
