import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { IpnDelivery } from '../ipnDelivery';
import type { Schedule, StandInOptions } from '../options';
import type { OrderBook, OrderEnd } from '../orderBook';
import { isPayMethod } from '../payMethods';
import type { StandInOrder } from '../state';
import { LATE, trialOf } from '../trialNumbers';
import { closedPage, unknownOrderPage } from './noticePage';
import { type Markup, pagePolicy } from './pageFrame';
import { paymentPage } from './paymentPage';

interface Parts {
  orders: OrderBook;
  delivery: IpnDelivery;
  options: StandInOptions;
  schedule: Schedule;
}

const form = z.object({ decision: z.enum(['approve', 'decline', 'leave']), method: z.string().optional() });

function show(context: Context, page: Markup, status: 200 | 400 | 404 | 409, order?: StandInOrder) {
  const returns = order ? [order.callbackUrl, order.cancellationUrl ?? order.callbackUrl] : [];
  context.header('Content-Security-Policy', pagePolicy([...new Set(returns.map((url) => new URL(url).origin))]));
  context.header('Cache-Control', 'no-store');
  return context.html(page, status);
}

function settlementFor(order: StandInOrder, approved: boolean, method?: string): OrderEnd {
  if (!approved) return { outcome: 'FAILED' };
  const amount = trialOf(order.payer.phone) === 'wrong-amount' ? Math.ceil(order.amount / 2) : order.amount;
  return { outcome: 'COMPLETED', amount, ...(method ? { method } : {}) };
}

/** The payer's page: shows an order, and accepts the decision posted to the same address. */
export function payRoutes({ orders, delivery, options, schedule }: Parts): Hono {
  const pay = new Hono();
  const returnOf = (order: StandInOrder) => callbackAddress(order, options.callbackNamesItsType);

  pay.get('/:trackingId', (context) => {
    const order = orders.find(context.req.param('trackingId'));
    if (!order) return show(context, unknownOrderPage(), 404);
    const closed = closedPage(order, options.merchantName, returnOf(order));
    return show(context, closed ?? paymentPage(order, options.merchantName), 200, order);
  });

  pay.post('/:trackingId', async (context) => {
    const order = orders.find(context.req.param('trackingId'));
    if (!order) return show(context, unknownOrderPage(), 404);
    const given = form.safeParse(await context.req.parseBody());
    if (given.data?.decision === 'leave') {
      return context.redirect(leaveAddress(order, options.callbackNamesItsType), 303);
    }
    const closed = closedPage(order, options.merchantName, returnOf(order));
    if (closed) return show(context, closed, 409, order);
    const { decision, method } = given.data ?? {};
    if (!decision || (decision === 'approve' && !isPayMethod(method))) {
      return show(context, paymentPage(order, options.merchantName, 'Choose how you want to pay.'), 400, order);
    }
    const settlement = settlementFor(order, decision === 'approve', method);
    const settle = () => delivery.deliver(orders.settle(order.trackingId, settlement));
    // Not awaited: the notification races with the callback, as the real provider's does.
    if (trialOf(order.payer.phone) === 'late') schedule(settle, LATE);
    else void settle();
    return context.redirect(returnOf(order), 303);
  });

  return pay;
}

/** Returns the callback address (D), which never contains a status and usually contains OrderNotificationType. */
function callbackAddress(order: StandInOrder, namesItsType: boolean): string {
  const url = new URL(order.callbackUrl);
  url.searchParams.set('OrderTrackingId', order.trackingId);
  url.searchParams.set('OrderMerchantReference', order.merchantReference);
  if (namesItsType) url.searchParams.set('OrderNotificationType', 'CALLBACKURL');
  return url.href;
}

/** Returns where a payer who leaves is sent: the unchanged cancellation_url (I: nothing is added) or the callback. */
function leaveAddress(order: StandInOrder, namesItsType: boolean): string {
  return order.cancellationUrl ?? callbackAddress(order, namesItsType);
}
