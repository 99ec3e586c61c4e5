import type { AccessTokens } from './accessTokens';
import type { IpnDelivery, SentIpn } from './ipnDelivery';
import type { OrderBook, OrderEnd } from './orderBook';
import type { createDisturbance, Outage } from './outage';
import type { StandInOrder } from './state';

/** Controls of the stand-in for tests and the demo; not reachable over HTTP. */
export interface StandInControl {
  /** Settles an order as the payer would; resolves after the first delivery of its notification. Throws if the id is unknown. */
  settle(trackingId: string, outcome: OrderEnd['outcome'], overrides?: Omit<OrderEnd, 'outcome'>): Promise<void>;
  /** Changes COMPLETED to REVERSED and sends the notification. Throws in any other state. */
  reverse(trackingId: string): Promise<void>;
  /** While it is on, notifications are lost and not retried. */
  dropIpns(on: boolean): void;
  /** Delays every API answer by `ms` of the injected timer; 0 ends it. */
  delay(ms: number): void;
  outage(mode: Outage): void;
  /** Sends the order's notification again, even while notifications are dropped. */
  redeliver(trackingId: string): Promise<void>;
  sentIpns(): readonly SentIpn[];
  /** Resolves once no notification is being sent. */
  idle(): Promise<void>;
  /** Rejects every token that was issued so far. */
  revokeTokens(): void;
  orders(): readonly StandInOrder[];
}

interface Parts {
  tokens: AccessTokens;
  orders: OrderBook;
  delivery: IpnDelivery;
  disturbance: ReturnType<typeof createDisturbance>;
}

export function createControl({ tokens, orders, delivery, disturbance }: Parts): StandInControl {
  return {
    settle: async (trackingId, outcome, overrides) =>
      delivery.deliver(orders.settle(trackingId, { ...overrides, outcome })),
    reverse: async (trackingId) => delivery.deliver(orders.reverse(trackingId)),
    dropIpns: delivery.drop,
    delay: disturbance.setDelay,
    outage: disturbance.setOutage,
    async redeliver(trackingId) {
      const order = orders.find(trackingId);
      if (!order) throw new Error(`The stand-in has no order ${trackingId}.`);
      await delivery.deliver(order, 1, true);
    },
    sentIpns: delivery.sent,
    idle: delivery.idle,
    revokeTokens: tokens.revokeAll,
    orders: orders.all,
  };
}
