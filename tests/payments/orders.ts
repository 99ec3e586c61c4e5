import { expect } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { reconcile } from '../../server/payments/jobs/reconciler';
import type { Reply, World } from '../world';

/** The package that the tests order. */
export const PRODUCT = { name: 'Kitara Home 20', price: 149_000, vat: 22_729, durationDays: 30 } as const;

/** An order of a package that is not paid yet. */
export interface Order {
  formId: string;
  phoneNumber: string;
}

/** An order that was submitted to the provider. */
export interface Attempt {
  paymentId: string;
  trackingId: string;
  redirectUrl: string;
}

/** Anything that answers API calls: the world without sockets, or a real process. */
export type Caller = Pick<World, 'call'>;
/** Anything with access to the stored records. */
export type Keeper = Pick<World, 'store'>;

type Failure = { error: string };

let people = 0;
/** Returns a phone number that neither the demo data nor an earlier order uses. */
const nextPhoneNumber = () => `+25679${String(1_000_000 + ++people)}`;

/** Returns a visitor's request body for ordering the package. */
export async function orderBody(world: Caller, phoneNumber = nextPhoneNumber()) {
  const { body } = await world.call<Answers['listOfferedProducts']>('GET', 'onboarding/products');
  const product = body.products.find(({ name }) => name === PRODUCT.name);
  return { client: { firstName: 'Amina', lastName: 'Nakato', phoneNumber }, productId: product?.id ?? '' };
}

/** Orders the package as a visitor. */
export async function placeOrder(world: Caller): Promise<Order> {
  const body = await orderBody(world);
  const reply = await world.call<Answers['createSubscriptionForm']>('POST', 'onboarding/subscription', { body });
  expect(reply.status).toBe(201);
  return { formId: reply.body.subscriptionForm.id, phoneNumber: body.client.phoneNumber };
}

/** Makes the specification's calls in their order: token, notification address, order. */
export async function submit<T = Answers['submitOrder']>(world: Caller, order: Order, more: object = {}) {
  const { body } = await world.call<Answers['requestToken']>('POST', 'Auth/RequestToken', { body: {} });
  const { token } = body;
  await world.call('POST', 'URLSetup/RegisterIPN', { token, body: {} });
  return world.call<T>('POST', 'Transactions/SubmitOrderRequest', { token, body: { id: order.formId, ...more } });
}

/** Submits an order that is refused; returns the status and message. */
export async function submitRefused(world: Caller, order: Order): Promise<{ status: number; error: string }> {
  const { status, body } = await submit<Failure>(world, order);
  return { status, error: body.error };
}

/** Starts an attempt to pay the order: accepted by the provider and waiting for the payer. */
export async function startPaying(world: Caller, order: Order): Promise<Attempt> {
  const { status, body } = await submit(world, order);
  expect({ status, error: body.error }).toEqual({ status: 200, error: null });
  return { paymentId: body.merchant_reference, trackingId: body.order_tracking_id, redirectUrl: body.redirect_url };
}

/** Creates an order and an attempt to pay it. */
export async function orderAndPay(world: Caller): Promise<{ order: Order; attempt: Attempt }> {
  const order = await placeOrder(world);
  return { order, attempt: await startPaying(world, order) };
}

type Notice = Omit<Partial<Attempt>, 'redirectUrl'> & { type?: string };
const noticeOf = ({ trackingId = '', paymentId = '', type }: Notice) => ({
  ...(type ? { OrderNotificationType: type } : {}),
  OrderTrackingId: trackingId,
  OrderMerchantReference: paymentId,
});

/** Sends a notification by POST, as the provider or a forger would. */
export const notifyByPost = (world: Caller, notice: Notice): Promise<Reply<Answers['receiveIpnByPost']>> =>
  world.call('POST', 'payments/ipn', { body: noticeOf({ type: 'IPNCHANGE', ...notice }) });

/** Sends a notification by GET. */
export const notifyByGet = (world: Caller, notice: Notice): Promise<Reply<Answers['receiveIpnByGet']>> =>
  world.call('GET', `payments/ipn?${new URLSearchParams(noticeOf({ type: 'IPNCHANGE', ...notice }))}`);

/** Checks the attempt's status like the page to which the payer returns. */
export const comeBack = (world: Caller, { trackingId }: Pick<Attempt, 'trackingId'>) =>
  world.call<Answers['checkPayment']>('POST', 'onboarding/subscription/check-payment', {
    body: { orderTrackingId: trackingId },
  });

/** Makes the specification's status call. */
export const askStatus = (world: Caller, { trackingId }: Pick<Attempt, 'trackingId'>) =>
  world.call<Answers['getTransactionStatus']>('GET', `Transactions/GetTransactionStatus?orderTrackingId=${trackingId}`);

/** Checks the payment as a member of staff. */
export const checkAsStaff = async (world: World, { paymentId }: Pick<Attempt, 'paymentId'>) =>
  world.call<Answers['checkPaymentAsStaff'] & Failure>('POST', `payments/${paymentId}/check`, {
    token: await staffToken(world),
  });

const tokens = new WeakMap<World, Promise<string>>();
/** Returns the token of the finance demo user, who signs in only once. */
export function staffToken(world: World): Promise<string> {
  const token = tokens.get(world) ?? world.signIn('finance');
  tokens.set(world, token);
  return token;
}

/** Runs the reconciler after the first pause. */
export async function waitAndReconcile(world: World): Promise<number> {
  world.clock.advance(15_001);
  return reconcile(world.deps);
}

/** The ways in which the product can find out that an attempt was paid. */
export const FINDERS: Record<string, (world: World, attempt: Attempt) => Promise<unknown>> = {
  'the notification by POST': notifyByPost,
  'the notification by GET': notifyByGet,
  'the payer coming back': comeBack,
  'the status call': askStatus,
  'a check by staff': checkAsStaff,
  'the reconciler': waitAndReconcile,
};

/** Returns the stored attempt. */
export async function storedPayment(world: Keeper, paymentId: string) {
  const payment = await world.store.get(payments, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  return payment;
}

/** Returns every attempt to pay the order, the oldest first. */
export async function attemptsOf({ store }: Keeper, order: Order) {
  const forms = await store.find(paymentForms, { where: [{ path: 'subscriptionFormId', in: [order.formId] }] });
  return store.find(payments, { where: [{ path: 'paymentFormId', in: forms.map(({ id }) => id) }] });
}

/** Returns the moment that many milliseconds after the world's current time. */
export const momentIn = ({ clock }: World, milliseconds: number): string =>
  new Date(clock.now.getTime() + milliseconds).toISOString();

/** Returns when a payment is checked again; null once it is over. */
export const nextCheckOf = async (world: World, paymentId: string) =>
  (await storedPayment(world, paymentId)).nextCheckAt;
