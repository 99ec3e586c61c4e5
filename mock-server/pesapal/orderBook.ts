import { maskedAccount, suggestedMethod } from './payMethods';
import type { StandInOrder, StandInState } from './state';
import type { SubmitBody } from './submitRules';

/** How an order ended; the overrides make the status call report values that differ from the order. */
export interface OrderEnd {
  outcome: 'COMPLETED' | 'FAILED';
  method?: string;
  amount?: number;
  currency?: string;
  merchantReference?: string;
}

const confirmationCode = (trackingId: string) => trackingId.replaceAll('-', '').slice(0, 10).toUpperCase();

/** The orders and their state changes. Every change is saved; it throws if the tracking id is unknown. */
export function createOrderBook(
  { orders, refundedEarlier }: StandInState,
  now: () => Date,
  newId: () => string,
  save: () => void,
) {
  const find = (trackingId: string) =>
    orders.find((order) => order.trackingId.toLowerCase() === trackingId.toLowerCase()) ?? null;
  const change = (trackingId: string, apply: (order: StandInOrder) => void) => {
    const order = find(trackingId);
    if (!order) throw new Error(`The stand-in has no order ${trackingId}.`);
    apply(order);
    save();
    return order;
  };

  return {
    find,
    all: (): readonly StandInOrder[] => orders,
    byConfirmation: (code: string) => orders.find((order) => order.settled?.confirmationCode === code) ?? null,

    /** Returns the existing order if the id is known, with its tracking id and amount (R). */
    submit(body: SubmitBody): StandInOrder {
      const known = orders.find((order) => order.merchantReference === body.id);
      if (known) return known;
      const { amount, currency, id: merchantReference } = body;
      const order: StandInOrder = {
        trackingId: newId(),
        merchantReference,
        currency,
        amount,
        description: body.description,
        callbackUrl: body.callback_url,
        cancellationUrl: body.cancellation_url || null,
        notificationId: body.notification_id,
        payer: { phone: body.billing_address?.phone_number ?? '', email: body.billing_address?.email_address ?? '' },
        createdAt: now().toISOString(),
        outcome: 'PENDING',
        reported: { amount, currency, merchantReference },
        settled: null,
        refundedAmount: null,
      };
      orders.push(order);
      save();
      return order;
    },

    settle: (trackingId: string, settlement: OrderEnd) =>
      change(trackingId, (order) => {
        const { outcome, method = suggestedMethod(order.payer.phone), ...overrides } = settlement;
        order.outcome = outcome;
        order.reported = { ...order.reported, ...overrides };
        order.settled = {
          at: now().toISOString(),
          method,
          account: maskedAccount(method, order.payer.phone),
          confirmationCode: confirmationCode(order.trackingId),
        };
      }),

    reverse: (trackingId: string) =>
      change(trackingId, (order) => {
        if (order.outcome !== 'COMPLETED') throw new Error(`Order ${trackingId} is ${order.outcome}, not COMPLETED.`);
        order.outcome = 'REVERSED';
      }),

    refund: (trackingId: string, amount: number) =>
      change(trackingId, (order) => {
        order.refundedAmount = amount;
      }),

    isRefundedEarlier: (code: string) => refundedEarlier.includes(code),

    refundEarlier(code: string) {
      refundedEarlier.push(code);
      save();
    },
  };
}

export type OrderBook = ReturnType<typeof createOrderBook>;
