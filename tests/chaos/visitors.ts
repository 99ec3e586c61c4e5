import { randomUUID } from 'node:crypto';
import type { Answers } from '../../resources/catalogue/actions';
import { orderBody } from '../payments/orders';
import type { ServerProcess } from '../payments/serverProcess';
import { until } from '../until';

type Provider = { settle(trackingId: string, status: 'COMPLETED'): Promise<unknown> };
type Call = ServerProcess['call'];

/** Milliseconds before a visitor tries again. */
const PAUSE = 50;

/**
 * Creates visitors who order, pay and return, one order after the other, using all servers in turn. They try again after a failed
 * request or a 503; any other answer is a fault.
 */
export function createVisitors(servers: readonly Pick<ServerProcess, 'call'>[], provider: Provider) {
  let running = true;
  let taps = 0;
  /** Payments that a visitor was told are successful. */
  const acknowledged: string[] = [];
  /** Descriptions of unexpected answers. */
  const faults: string[] = [];

  const tap = async <T>(...[method, path, options]: Parameters<Call>): Promise<T> => {
    for (;;) {
      taps += 1;
      const server = servers[taps % servers.length];
      const answer = await server?.call<T>(method, path, options).catch(() => null);
      if (answer && answer.status < 300) return answer.body;
      if (answer?.status === 503 && !answer.headers.get('retry-after')) faults.push(`${path}: 503 without Retry-After`);
      if (answer && answer.status !== 503)
        faults.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      if (!running) throw new Stopped();
      await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  };

  const visit = async (key: string) => {
    const body = await orderBody({
      call: async (...given) => ({ status: 200, headers: new Headers(), body: await tap(...given) }),
    });
    const headers = { 'idempotency-key': key };
    const { subscriptionForm } = await tap<Answers['createSubscriptionForm']>('POST', 'onboarding/subscription', {
      body,
      headers,
    });
    const { token } = await tap<Answers['requestToken']>('POST', 'Auth/RequestToken', { body: {} });
    await tap('POST', 'URLSetup/RegisterIPN', { token, body: {} });
    const order = await tap<Answers['submitOrder']>('POST', 'Transactions/SubmitOrderRequest', {
      token,
      body: { id: subscriptionForm.id },
    });
    await provider.settle(order.order_tracking_id, 'COMPLETED');
    const payment = await returned(order.order_tracking_id);
    acknowledged.push(payment.id);
  };

  /** Polls like the page after paying until the payment is successful. */
  const returned = async (orderTrackingId: string): Promise<Answers['checkPayment']['payment']> => {
    for (;;) {
      const body = { orderTrackingId };
      const { payment } = await tap<Answers['checkPayment']>('POST', 'onboarding/subscription/check-payment', { body });
      if (payment.status === 'SUCCESSFUL') return payment;
      await new Promise((resume) => setTimeout(resume, PAUSE));
    }
  };

  const keepVisiting = async () => {
    while (running)
      await visit(randomUUID()).catch((error) => {
        if (!(error instanceof Stopped)) throw error;
      });
  };

  return {
    acknowledged,
    faults,
    /** Starts `how` visitors; resolves when all have stopped. */
    start: (how: number) => Promise.all(Array.from({ length: how }, keepVisiting)),
    /** Waits until `count` more visits have been paid. */
    more: (count: number) => {
      const goal = acknowledged.length + count;
      return until(`${count} more payments`, async () => acknowledged.length >= goal, 600_000);
    },
    stop() {
      running = false;
    },
  };
}

class Stopped extends Error {}
