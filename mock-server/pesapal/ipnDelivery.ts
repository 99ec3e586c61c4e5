import { z } from 'zod';
import type { IpnRegistry } from './ipnRegistry';
import type { Schedule, StandInOptions } from './options';
import type { StandInOrder } from './state';

/** One attempt to deliver a notification, kept for tests and the demo. */
export interface SentIpn {
  trackingId: string;
  merchantReference: string;
  method: 'GET' | 'POST';
  url: string;
  /** Counted from 1 over all redeliveries. */
  attempt: number;
  at: Date;
  /** `acknowledged` requires JSON with the integer status 200 (D); `dropped` was not sent. */
  result: 'acknowledged' | 'refused' | 'unreachable' | 'dropped';
  httpStatus: number | null;
  answer: unknown;
}

interface Parts {
  ipns: IpnRegistry;
  notify: typeof fetch;
  now: () => Date;
  schedule: Schedule;
  options: Pick<StandInOptions, 'ipnRetryMs' | 'ipnPostFormat'>;
}

const acknowledgement = z.looseObject({ status: z.literal(200) });

function request(ipn: { url: string; method: 'GET' | 'POST' }, order: StandInOrder, format: 'json' | 'form') {
  const parameters = {
    OrderNotificationType: 'IPNCHANGE',
    OrderTrackingId: order.trackingId,
    OrderMerchantReference: order.merchantReference,
  };
  if (ipn.method === 'POST') {
    const json = format === 'json';
    const body = json ? JSON.stringify(parameters) : new URLSearchParams(parameters).toString();
    const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
    return { url: ipn.url, init: { method: 'POST', headers: { 'Content-Type': type }, body } };
  }
  const url = new URL(ipn.url);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, init: { method: 'GET' } };
}

/** Sends notifications as registered, retries them by the schedule until they are acknowledged, and records every attempt. */
export function createIpnDelivery({ ipns, notify, now, schedule, options }: Parts) {
  const sent: SentIpn[] = [];
  const running = new Set<Promise<void>>();
  let dropping = false;

  const exchange = async (url: string, init: RequestInit) => {
    try {
      const response = await notify(url, { ...init, signal: AbortSignal.timeout(10_000) });
      const answer: unknown = await response.json().catch(() => null);
      const result: SentIpn['result'] = acknowledgement.safeParse(answer).success ? 'acknowledged' : 'refused';
      return { result, httpStatus: response.status, answer };
    } catch {
      return { result: 'unreachable' as const, httpStatus: null, answer: null };
    }
  };

  const attemptDelivery = async (order: StandInOrder, attempt: number, force: boolean) => {
    const ipn = ipns.find(order.notificationId);
    if (!ipn) return;
    const { url, init } = request(ipn, order, options.ipnPostFormat);
    const { trackingId, merchantReference } = order;
    const entry = { trackingId, merchantReference, method: ipn.method, url, attempt, at: now() };
    if (dropping && !force) {
      sent.push({ ...entry, result: 'dropped', httpStatus: null, answer: null });
      return;
    }
    const outcome = await exchange(url, init);
    sent.push({ ...entry, ...outcome });
    const wait = options.ipnRetryMs[attempt - 1];
    if (outcome.result !== 'acknowledged' && wait !== undefined) schedule(() => deliver(order, attempt + 1), wait);
  };

  const deliver = (order: StandInOrder, attempt = 1, force = false): Promise<void> => {
    const delivery = attemptDelivery(order, attempt, force).finally(() => running.delete(delivery));
    running.add(delivery);
    return delivery;
  };

  return {
    deliver,
    sent: (): readonly SentIpn[] => sent,
    drop(on: boolean) {
      dropping = on;
    },
    /** Resolves once nothing is being sent; a scheduled redelivery does not count. */
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

export type IpnDelivery = ReturnType<typeof createIpnDelivery>;
