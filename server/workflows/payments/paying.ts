import { Refusal } from '../../../contract/api/errors';
import { paymentForms } from '../../../resources/paymentForms';
import { payments } from '../../../resources/payments';
import type { Deps } from '../../deps';
import { notificationAddressOf, ownAddress, statusPageOf } from '../../http/ownAddresses';
import { startAttempt } from '../../payments/attempts';
import { isCheckoutToken, newCheckoutToken } from '../../payments/checkoutToken';
import { keepNotification } from '../../payments/keepNotification';
import { paymentView } from '../../payments/paymentView';
import { notificationAnswer, readNotification } from '../../payments/pesapal/notification';
import { toSubmitAnswer, toTokenAnswer } from '../../payments/pesapal/proxyAnswers';
import { findAttempt, settle, settleForPayer } from '../../payments/settle';
import type { Handlers, Request } from '../Handlers';

type PaymentCalls =
  | 'requestToken'
  | 'registerIpn'
  | 'submitOrder'
  | 'getTransactionStatus'
  | 'createPaymentForm'
  | 'checkPayment'
  | 'getPaymentStatus'
  | 'receiveIpnByGet'
  | 'receiveIpnByPost';

const WIRE = {
  NEW: [0, 'INVALID'],
  PENDING: [0, 'INVALID'],
  SUCCESSFUL: [1, 'COMPLETED'],
  FAILED: [2, 'FAILED'],
} as const;
const NO_PAYMENT = () => new Refusal('notFound', 'There is no such payment.');

/** Paying: the specification's four provider calls, kept on our server, and what asks how an attempt stands. */
export function payingHandlers(deps: Deps): Pick<Handlers, PaymentCalls> {
  const { store, provider, config, now } = deps;
  const statusPage = () => statusPageOf(config.publicUrl);

  const needCheckout = (request: Pick<Request<'submitOrder'>, 'header'>) => {
    if (isCheckoutToken(config.appSecret, request.header('authorization'), now())) return;
    throw new Refusal('unauthenticated', 'This checkout has expired. Please start paying again.');
  };

  const settleByTracking = async (trackingId: string) => {
    const attempt = await findAttempt(deps, trackingId);
    if (!attempt) throw NO_PAYMENT();
    return settleForPayer(deps, attempt, trackingId);
  };

  const receiveIpn = async (request: Pick<Request<'receiveIpnByGet'>, 'query' | 'address'> & { body?: object }) => {
    const query = new URLSearchParams(request.query);
    const notification = readNotification({ query, ...(request.body ? { body: JSON.stringify(request.body) } : {}) });
    if (!notification)
      throw new Refusal('badRequest', 'OrderTrackingId is required', { OrderTrackingId: 'is required' });
    const { trackingId, merchantReference } = notification;
    try {
      const attempt = await findAttempt(deps, trackingId, merchantReference);
      const settled = attempt && (await settle(deps, attempt, trackingId));
      if (settled?.trackingId === trackingId) return notificationAnswer(notification, 200);
      await keepNotification(deps, { notification, address: request.address });
      return notificationAnswer(notification, 500);
    } catch (error) {
      deps.log.warn(
        { code: (error as { code?: string }).code, name: (error as Error).name },
        'notification not handled',
      );
      return notificationAnswer(notification, 500);
    }
  };

  return {
    requestToken: async () => {
      const { token, expiresAt } = newCheckoutToken(config.appSecret, now());
      return toTokenAnswer(token, expiresAt);
    },

    registerIpn: async (request) => {
      needCheckout(request);
      const url = ownAddress('url', request.body.url, notificationAddressOf(config.publicUrl));
      return { ipn_id: await provider.notificationId(), url, error: null, status: '200' };
    },

    submitOrder: async (request) => {
      needCheckout(request);
      const { id, carrier, billing_address, callback_url } = request.body;
      const payment = await startAttempt(deps, {
        subscriptionFormId: id,
        carrier,
        phoneNumber: billing_address?.phone_number ?? undefined,
        callbackUrl: ownAddress('callback_url', callback_url, statusPage()),
      });
      const { trackingId = '', redirectUrl = '' } = payment;
      return toSubmitAnswer({
        trackingId: trackingId ?? '',
        merchantReference: payment.id,
        redirectUrl: redirectUrl ?? '',
      });
    },

    getTransactionStatus: async ({ query }) => {
      const payment = await settleByTracking(query.orderTrackingId ?? '');
      const [status_code, payment_status_description] = WIRE[payment.status];
      const { id: merchant_reference, amount, currency } = payment;
      const order_tracking_id = payment.trackingId ?? '';
      return {
        order_tracking_id,
        merchant_reference,
        payment_status_description,
        status_code,
        amount,
        currency,
        payment: await paymentView(store, payment),
      };
    },

    createPaymentForm: async ({ body }) => {
      const { subscriptionFormId, carrier, phoneNumber, orderTrackingId } = body;
      const payment = orderTrackingId
        ? await findAttempt(deps, orderTrackingId)
        : await startAttempt(deps, {
            subscriptionFormId,
            carrier,
            phoneNumber,
            callbackUrl: statusPage(),
          });
      const form = payment?.paymentFormId ? await store.get(paymentForms, payment.paymentFormId) : null;
      if (!payment || form?.subscriptionFormId !== subscriptionFormId) {
        const message = 'This payment belongs to another order. Please start paying again.';
        throw new Refusal('invalid', message, { orderTrackingId: message });
      }
      const { id, formNumber, productId, type, amount, status } = form;
      const paymentForm = {
        id,
        formNumber,
        subscriptionFormId,
        productId,
        type,
        amount,
        carrier: form.carrier,
        status,
      };
      return { paymentForm, payment: await paymentView(store, payment), redirectUrl: payment.redirectUrl };
    },

    checkPayment: async ({ body }) => ({
      payment: await paymentView(store, await settleByTracking(body.orderTrackingId)),
    }),

    getPaymentStatus: async ({ params }) => {
      const payment = await store.get(payments, params.id ?? '');
      if (!payment) throw NO_PAYMENT();
      return { status: payment.status, payment: await paymentView(store, payment) };
    },

    receiveIpnByGet: ({ query, address }) => receiveIpn({ query, address }),
    receiveIpnByPost: receiveIpn,
  };
}
