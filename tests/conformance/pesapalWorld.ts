import { Hono } from 'hono';
import { z } from 'zod';
import { createPesapalStandIn, type StandInConfig } from '../../mock-server/pesapal/createPesapalStandIn';
import { readBody } from '../../server/http/readBody';
import { type IpnMessage, notificationAnswer, readNotification } from '../../server/payments/pesapal/notification';
import { createPesapalClient, type PesapalConfig } from '../../server/payments/pesapal/pesapalClient';
import type { PaymentOrder } from '../../server/ports/PaymentProvider';

export const KEY = 'consumer-key-of-the-tests';
export const SECRET = 'consumer-secret-of-the-tests';
export const IPN_URL = 'https://kitara.example/api/payments/ipn';

interface Wishes {
  client?: Partial<PesapalConfig>;
  options?: StandInConfig['options'];
  state?: StandInConfig['state'];
}

/**
 * Connects the client and the stand-in without sockets, with a clock that moves only on request and a shop that receives
 * notifications.
 */
export function pesapalWorld(wishes: Wishes = {}) {
  let time = Date.parse('2026-11-21T06:00:00.000Z');
  let ids = 0;
  const now = () => new Date(time);
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
  const timers: { run: () => void; ms: number }[] = [];

  /** The shop's next answers; the last one is repeated. */
  const answers: { http: 200 | 500; body: (came: IpnMessage) => unknown }[] = [];
  const received: IpnMessage[] = [];
  const shop = new Hono();
  shop.all('/api/payments/ipn', async (context) => {
    const came = readNotification({
      ...context.req.query(),
      ...(await readBody(context, z.looseObject({}), { takesForms: true })),
    });
    if (!came) return context.json({ status: 500 }, 400);
    received.push(came);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return context.json(answer ? answer.body(came) : notificationAnswer(came, 200), answer?.http ?? 200);
  });

  const standIn = createPesapalStandIn({
    consumerKey: KEY,
    consumerSecret: SECRET,
    publicUrl: 'https://pay.example/stand-in',
    now,
    newId,
    notify: async (input, init) => shop.fetch(new Request(input, init)),
    schedule: (run, ms) => timers.push({ run, ms }),
    options: wishes.options,
    state: wishes.state,
  });
  const provider = new Hono().route('/stand-in', standIn.app);

  /** Paths of the calls that reached the provider, in order. */
  const calls: string[] = [];
  const client = createPesapalClient({
    baseUrl: 'https://pay.example/stand-in',
    consumerKey: KEY,
    consumerSecret: SECRET,
    ipnUrl: IPN_URL,
    ipnMethod: 'POST',
    now,
    timeoutMs: 10_000,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      calls.push(new URL(request.url).pathname.replace('/stand-in/api/', ''));
      return provider.fetch(request);
    },
    ...wishes.client,
  });

  /** Calls the provider directly, without the client, to test the provider's own checks. */
  const raw = async (path: string, body?: object, token = '') => {
    const method = body ? 'POST' : 'GET';
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const response = await provider.request(`/stand-in/api/${path}`, { method, headers, body: JSON.stringify(body) });
    return { http: response.status, body: await response.json() };
  };
  const rawToken = async () =>
    String((await raw('Auth/RequestToken', { consumer_key: KEY, consumer_secret: SECRET })).body.token);

  const order = async (overrides: Partial<PaymentOrder> = {}): Promise<PaymentOrder> => ({
    id: 'KF-2026-000001',
    currency: 'UGX',
    amount: 150_000,
    description: 'Kitara Home 20 Mbps, one month',
    callback_url: 'https://kitara.example/payment-status',
    notification_id: await client.notificationId(),
    billing_address: { phone_number: '+256772123456', country_code: 'UG', first_name: 'Amina' },
    ...overrides,
  });

  return {
    ...standIn,
    provider,
    client,
    calls,
    raw,
    rawToken,
    order,
    received,
    answers,
    timers,
    advance: (ms: number) => {
      time += ms;
    },
    submit: async (overrides?: Partial<PaymentOrder>) => client.submitOrder(await order(overrides)),
    /** Runs the oldest timer and waits for the request that it sends. */
    runTimer: async () => {
      timers.shift()?.run();
      await standIn.control.idle();
    },
    /** Makes the payer's decision on the hosted page. */
    decide: async (trackingId: string, form: Record<string, string>) => {
      const body = new URLSearchParams(form);
      const answer = await provider.request(`/stand-in/pay/${trackingId}`, { method: 'POST', body });
      await standIn.control.idle();
      return answer;
    },
  };
}
