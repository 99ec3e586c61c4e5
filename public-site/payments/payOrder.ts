import { MESSAGES } from '../../contract/api/errors';
import { API_BASES } from '../../contract/constants';
import { routes } from '../../resources/language/routes';
import type { OpenPayment } from '../../resources/payments/paymentView';
import { callApi } from '../api/callApi';
import { type KeptOrder, keepOrder, recallOrder } from './kept';
import { type OrderToPay, paymentOrder } from './paymentOrder';
import { statusPage } from './paymentPages';

/**
 * Runs the specification's flow: checkout token, notification address, order; it stores token and order; then it calls our own
 * payment endpoint. Returns the address of the page to pay on. The server accepts no second order of a form while one is pending:
 * it returns the same one again, so that calling this twice, from any device, starts only one payment.
 */
export async function payOrder(purchase: OrderToPay, say: (progress: string) => void): Promise<string> {
  say(MESSAGES.initiatingPayment);
  const order = await submit(purchase, window.location.origin);
  keepOrder(purchase.formId, order);
  say(MESSAGES.preparingPaymentForm);
  return tellOfOrder(purchase.formId, order);
}

async function submit(purchase: OrderToPay, origin: string): Promise<KeptOrder> {
  const { token } = await callApi('requestToken');
  const url = `${origin}${API_BASES.v1}/${routes.receiveIpnByGet.path}`;
  const { ipn_id } = await callApi('registerIpn', { token, body: { url, ipn_notification_type: 'GET' } });
  const answer = await callApi('submitOrder', { token, body: paymentOrder(purchase, ipn_id, origin) });
  const { order_tracking_id: orderTrackingId, redirect_url: redirectUrl } = answer;
  const { carrier, phoneNumber } = purchase;
  return { token, orderTrackingId, redirectUrl, carrier, phoneNumber, told: false };
}

/** Reports a submitted order to our payment endpoint once; returns the address of the page to pay on. */
async function tellOfOrder(subscriptionFormId: string, order: KeptOrder): Promise<string> {
  const { carrier, phoneNumber, orderTrackingId, redirectUrl, told } = order;
  if (told) return redirectUrl;
  await callApi('createPaymentForm', { body: { subscriptionFormId, carrier, phoneNumber, orderTrackingId } });
  keepOrder(subscriptionFormId, { ...order, told: true });
  return redirectUrl;
}

/** Continues a pending payment, after reporting it if this browser started it; returns the address of the page to pay on. */
export async function continueOrder(formId: string, { orderTrackingId, redirectUrl }: OpenPayment): Promise<string> {
  const order = recallOrder(formId);
  if (order && order.orderTrackingId === orderTrackingId) return tellOfOrder(formId, order);
  return redirectUrl ?? statusPage(orderTrackingId ?? '');
}
