import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { AccessTokens } from './accessTokens';
import { accepted, failure, invalidParameters, rejected } from './failure';
import { type IpnRegistry, ipnOnTheWire } from './ipnRegistry';
import type { StandInOptions } from './options';
import type { OrderBook } from './orderBook';
import type { StandInOrder } from './state';
import { statusAnswer, unknownOrderAnswer } from './statusAnswer';
import { isWebAddress, submitBody, submitFailure } from './submitRules';
import { trialOf } from './trialNumbers';

interface Parts {
  credentials: { consumerKey: string; consumerSecret: string };
  publicUrl: string;
  tokens: AccessTokens;
  ipns: IpnRegistry;
  orders: OrderBook;
  options: StandInOptions;
}

const text = z.string().catch('');
const tokenBody = z.object({ consumer_key: text, consumer_secret: text });
const ipnBody = z.object({ url: text, ipn_notification_type: z.string().toUpperCase().catch('') });
/** The documentation's example sends the amount as text. */
const refundBody = z.object({
  confirmation_code: z.string().min(1),
  amount: z.coerce.number().positive(),
  username: z.string().min(1),
  remarks: z.string().min(1),
});

const members = z.record(z.string(), z.unknown()).catch({});
const jsonOf = async (context: Context) => members.parse(await context.req.json().catch(() => ({})));

function requireToken({ tokens, options }: Parts): MiddlewareHandler {
  const status = options.badTokenHttpStatus;
  const answer = failure('authentication_error', 'invalid_api_credentials_provided', 'Invalid Access Token');
  return async (context, next) => {
    if (!tokens.accepts(context.req.header('Authorization'))) return context.json(answer, status);
    await next();
  };
}

/** The calls of API 3.0 below `/api`; refusals have HTTP status 200. */
export function apiRoutes(parts: Parts): Hono {
  const { credentials, publicUrl, tokens, ipns, orders, options } = parts;
  const api = new Hono();
  const turnedAway = new Set<string>();

  api.post('/Auth/RequestToken', async (context) => {
    const given = tokenBody.parse(await jsonOf(context));
    if (given.consumer_key !== credentials.consumerKey || given.consumer_secret !== credentials.consumerSecret) {
      return context.json(failure('api_error', 'invalid_consumer_key_or_secret_provided', ''));
    }
    const { token, expiresAt } = tokens.issue();
    // Seven fractional digits, as the provider writes them.
    const expiryDate = expiresAt.toISOString().replace('Z', '0000Z');
    return context.json({ token, expiryDate, error: null, status: '200', message: 'Request processed successfully' });
  });

  api.use(requireToken(parts));

  api.post('/URLSetup/RegisterIPN', async (context) => {
    const { url, ipn_notification_type: method } = ipnBody.parse(await jsonOf(context));
    if (!isWebAddress(url)) return context.json(failure('api_error', 'invalid_url', 'The URL is not valid'));
    if (method !== 'GET' && method !== 'POST') {
      return context.json(invalidParameters('ipn_notification_type is GET or POST'));
    }
    return context.json(ipnOnTheWire(ipns.register(url, method)));
  });

  api.get('/URLSetup/GetIpnList', (context) => context.json(ipns.all().map(ipnOnTheWire)));

  api.post('/Transactions/SubmitOrderRequest', async (context) => {
    const body = submitBody.parse(await jsonOf(context));
    if (trialOf(body.billing_address?.phone_number) === 'down-at-first' && !turnedAway.has(body.id)) {
      turnedAway.add(body.id);
      return context.text('Service Unavailable', 503);
    }
    const refusal = submitFailure({ body, limits: options, knowsIpn: (id) => ipns.find(id) !== null });
    if (refusal) return context.json(refusal);
    const order = orders.submit(body);
    return context.json({
      order_tracking_id: order.trackingId,
      merchant_reference: order.merchantReference,
      redirect_url: `${publicUrl}/pay/${order.trackingId}`,
      error: null,
      status: '200',
    });
  });

  api.get('/Transactions/GetTransactionStatus', (context) => {
    const trackingId = context.req.query('orderTrackingId') ?? '';
    if (!z.guid().safeParse(trackingId).success)
      return context.json(invalidParameters('orderTrackingId is not a GUID'));
    const order = orders.find(trackingId);
    return context.json(order ? statusAnswer(order) : unknownOrderAnswer(trackingId));
  });

  api.post('/Transactions/RefundRequest', async (context) => {
    const body = refundBody.safeParse(await jsonOf(context));
    if (!body.success) return context.json(invalidParameters('Required: confirmation_code, amount, username, remarks'));
    const { confirmation_code: code, amount } = body.data;
    const order = orders.byConfirmation(code);
    const reason =
      order || !options.trustsEarlier
        ? refundRejection(order, amount)
        : orders.isRefundedEarlier(code) && REFUNDED_ALREADY;
    if (reason) return context.json(rejected(reason));
    if (order) orders.refund(order.trackingId, amount);
    else orders.refundEarlier(code);
    return context.json(accepted('Refund request successfully'));
  });

  return api;
}

const REFUNDED_ALREADY = 'Refund rejected: a refund was already requested for this payment';

/**
 * Returns why the provider would reject this refund (D), or null. Each payment allows one refund, for mobile money only in full.
 */
function refundRejection(order: StandInOrder | null, amount: number): string | null {
  if (!order?.settled) return 'Refund rejected: no payment has this confirmation code';
  if (order.outcome !== 'COMPLETED') return 'Refund rejected: only completed payments can be refunded';
  if (order.refundedAmount !== null) return REFUNDED_ALREADY;
  if (amount > order.reported.amount) return 'Refund rejected: the amount is above the amount collected';
  if (order.settled.method !== 'Visa' && amount < order.reported.amount) {
    return 'Refund rejected: mobile money is refunded in full only';
  }
  return null;
}
