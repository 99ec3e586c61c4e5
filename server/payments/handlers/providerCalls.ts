import { Refusal } from '../../../contract/api/errors';
import type { providerActions } from '../../../resources/payments/providerActions';
import { notificationAddressOf, ownAddress, statusPageOf } from '../../config/ownAddresses';
import type { Deps } from '../../deps';
import type { ActionRequest, Handlers } from '../../Handlers';
import { requireSetUp } from '../../ports/PaymentProvider';
import { startAttempt } from '../attempts';
import { isCheckoutToken, newCheckoutToken } from '../checkoutToken';
import { paymentView } from '../paymentView';
import { notificationAnswer, readNotification } from '../pesapal/notification';
import { toIpnAnswer, toStatusAnswer, toSubmitAnswer, toTokenAnswer } from '../pesapal/proxyAnswers';
import { findAttempt, settle, settleTracked } from '../settle';
import { storeUnmatchedNotification } from '../storeUnmatchedNotification';

/** The specification's four provider calls, which stay on our server, and the provider's notifications. */
export function providerCallHandlers(deps: Deps): Pick<Handlers, keyof typeof providerActions> {
  const { store, provider, config, now } = deps;

  const needCheckout = (request: Pick<ActionRequest<'submitOrder'>, 'header'>) => {
    if (isCheckoutToken(config.appSecret, request.header('authorization'), now())) return;
    throw new Refusal('unauthenticated', 'This checkout has expired. Please start paying again.');
  };

  const receiveIpn = async ({ query, address, body }: Notice) => {
    const notification = readNotification({ ...query, ...body });
    if (!notification)
      throw new Refusal('badRequest', 'OrderTrackingId is required', { OrderTrackingId: 'is required' });
    const { trackingId, merchantReference } = notification;
    try {
      const attempt = await findAttempt(deps, trackingId, merchantReference);
      const settled = attempt && (await settle(deps, attempt, trackingId));
      if (settled?.trackingId === trackingId) return notificationAnswer(notification, 200);
      await storeUnmatchedNotification(deps, { notification, address });
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
      requireSetUp(provider);
      const { token, expiresAt } = newCheckoutToken(config.appSecret, now());
      return toTokenAnswer(token, expiresAt);
    },

    registerIpn: async (request) => {
      needCheckout(request);
      const url = ownAddress('url', request.body.url, notificationAddressOf(config.publicUrl));
      return toIpnAnswer(await provider.notificationId(), url);
    },

    submitOrder: async (request) => {
      needCheckout(request);
      const { id, carrier, billing_address, callback_url } = request.body;
      const { trackingId, redirectUrl, ...payment } = await startAttempt(deps, {
        subscriptionFormId: id,
        carrier,
        phoneNumber: billing_address?.phone_number ?? undefined,
        callbackUrl: ownAddress('callback_url', callback_url, statusPageOf(config.publicUrl)),
      });
      return toSubmitAnswer({
        trackingId: trackingId ?? '',
        merchantReference: payment.id,
        redirectUrl: redirectUrl ?? '',
      });
    },

    getTransactionStatus: async ({ query }) => {
      const payment = await settleTracked(deps, query.orderTrackingId ?? '');
      return { ...toStatusAnswer(payment), payment: await paymentView(store, payment, deps.now()) };
    },

    receiveIpnByGet: receiveIpn,
    receiveIpnByPost: receiveIpn,
  };
}

type Notice = Pick<ActionRequest<'receiveIpnByGet'>, 'query' | 'address'> & { body?: object | undefined };
