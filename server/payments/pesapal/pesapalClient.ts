import { type PaymentProvider, ProviderError } from '../../ports/PaymentProvider';
import { createIpnRegistration } from './ipnRegistration';
import { checkedOrder, checkedRefund } from './orderRules';
import { readStatus } from './paymentStatus';
import { readPesapalAnswer } from './refusal';
import { createAuthorisedCall, createTokenCache, LONGEST_USE_MS } from './tokenCache';
import { createTransport } from './transport';
import { acceptedAnswer, submitAnswer, tokenAnswer } from './wireAnswers';

/** The provider's name in payments and notifications. */
export const PROVIDER_NAME = 'PESAPAL';

export interface PesapalConfig {
  /** The address without `/api`: sandbox https://cybqa.pesapal.com/pesapalv3, live https://pay.pesapal.com/v3. */
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  /** Our own address for notifications, as the provider can reach it. */
  ipnUrl: string;
  ipnMethod: 'GET' | 'POST';
  fetch: typeof fetch;
  now: () => Date;
  /** The timeout of one HTTP exchange. */
  timeoutMs: number;
}

/**
 * Creates a client for Pesapal API 3.0. The token never leaves it, because anyone with the token could order a refund. The codes
 * of its ProviderErrors are: for 'refused' the provider's own, `status_500` if it gave none (refund), and `invalid_order` and
 * `invalid_refund` for requests that were not sent; for 'unreachable' `timeout`, `network`, `unreadable_answer`,
 * `contradictory_status` and `other_order`.
 */
export function createPesapalClient(config: PesapalConfig): PaymentProvider {
  const transport = createTransport(config);
  const secrets = [config.consumerKey, config.consumerSecret];
  const tokens = createTokenCache(async () => {
    const body = { consumer_key: config.consumerKey, consumer_secret: config.consumerSecret };
    const reply = await transport({ method: 'POST', path: '/api/Auth/RequestToken', body, secrets });
    const { token, expiresAt } = readPesapalAnswer(reply, tokenAnswer);
    const latest = new Date(config.now().getTime() + LONGEST_USE_MS);
    return { token, expiresAt: expiresAt ?? latest };
  }, config.now);
  const call = createAuthorisedCall((wireCall) => transport({ ...wireCall, secrets }), tokens);
  const ipn = createIpnRegistration(call, { url: config.ipnUrl, method: config.ipnMethod });

  return {
    name: PROVIDER_NAME,
    isSetUp: true,
    notificationId: async () => (await ipn.get()).ipnId,

    async submitOrder(order) {
      const body = checkedOrder(order);
      const reply = await call({ method: 'POST', path: '/api/Transactions/SubmitOrderRequest', body });
      try {
        const answer = readPesapalAnswer(reply, submitAnswer);
        return {
          trackingId: answer.order_tracking_id,
          merchantReference: answer.merchant_reference,
          redirectUrl: answer.redirect_url,
        };
      } catch (error) {
        if (error instanceof ProviderError && error.code === 'InvalidIpnId') ipn.forget(order.notification_id);
        throw error;
      }
    },

    async status(trackingId) {
      const query = new URLSearchParams({ orderTrackingId: trackingId });
      const reply = await call({ method: 'GET', path: `/api/Transactions/GetTransactionStatus?${query}` });
      return readStatus(reply, trackingId);
    },

    async refund(request) {
      const { confirmationCode, amount, username, remarks } = checkedRefund(request);
      const body = { confirmation_code: confirmationCode, amount, username, remarks };
      const reply = await call({ method: 'POST', path: '/api/Transactions/RefundRequest', body });
      return { message: readPesapalAnswer(reply, acceptedAnswer).message ?? '' };
    },
  };
}
