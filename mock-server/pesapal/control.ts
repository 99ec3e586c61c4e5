import type { AccessTokens } from './accessTokens';
import type { IpnDelivery, SentIpn } from './ipnDelivery';
import type { OrderBook, Settlement } from './orderBook';
import type { createDisturbance, Outage } from './outage';
import type { StandInOrder } from './state';

/** The levers of the stand-in for tests and the demo; not reachable over HTTP. */
export interface StandInControl {
  /** Ends an order as the payer would; resolves after its notification's first delivery. Throws on an unknown id. */
  settle(trackingId: string, outcome: Settlement['outcome'], overrides?: Omit<Settlement, 'outcome'>): Promise<void>;
  /** COMPLETED → REVERSED, with its notification. Throws in any other state. */
  reverse(trackingId: string): Promise<void>;
  /** While on, notifications are lost and not sent again. */
  dropIpns(on: boolean): void;
  /** Delays every API answer by `ms` of the injected timer; 0 ends it. */
  delay(ms: number): void;
  outage(mode: Outage): void;
  /** Sends the order's notification once more, even while they are dropped. */
  redeliver(trackingId: string): Promise<void>;
  sentIpns(): readonly SentIpn[];
  /** Resolves once no notification is under way. */
  idle(): Promise<void>;
  /** No token issued so far is accepted any more. */
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
