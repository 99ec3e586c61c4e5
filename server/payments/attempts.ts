import { brand } from '../../contract/brand';
import type { PaymentCarrier } from '../../contract/carriers';
import { DEFAULT_ORDER_AMOUNT } from '../../contract/constants';
import { Refusal } from '../../contract/errors';
import type { RecordOf } from '../../resources/defineResource';
import { paymentForms } from '../../resources/paymentForms';
import { payments } from '../../resources/payments';
import { products } from '../../resources/products';
import { subscriptionForms } from '../../resources/subscriptionForms';
import type { Deps } from '../deps';
import { nextCheckAfter } from '../rules/settlement';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import type { Payment } from './Payment';
import { type BillingAddress, type PaymentOrder, ProviderError } from './PaymentProvider';
import { settleIfReachable } from './settle';

type SubscriptionForm = RecordOf<typeof subscriptionForms>;

/** How the payer wants to pay, and where the provider sends them afterwards. */
export interface AttemptWish {
  subscriptionFormId: string;
  carrier?: PaymentCarrier | undefined;
  phoneNumber?: string | undefined;
  callbackUrl: string;
  billingAddress?: BillingAddress | undefined;
}

/**
 * An attempt to pay an order, submitted to the provider. It is stored before the provider hears of it. While one is
 * pending, the same one is answered again: nobody is charged twice for tapping twice. One that was declined without our
 * having heard of it gives way to a new one.
 */
export async function startAttempt(deps: Deps, wish: AttemptWish): Promise<Payment> {
  const { form, payment } = await deps.store.transaction((tx) => storeAttempt(tx, wish, deps.now()));
  if (payment.redirectUrl) {
    const current = await settleIfReachable(deps, payment);
    return current.status === 'PENDING' && !current.review ? current : startAttempt(deps, wish);
  }
  const submitted = await submit(deps, payment, form, wish);
  const changes = {
    status: 'PENDING' as const,
    provider: deps.provider.name,
    trackingId: submitted.trackingId,
    redirectUrl: submitted.redirectUrl,
    nextCheckAt: nextCheckAfter(0, deps.now())?.toISOString() ?? null,
    dateUpdated: deps.now().toISOString(),
  };
  return deps.store.transaction(async (tx) => {
    const current = await tx.get(payments, payment.id, { lock: true });
    const open = current?.status === 'NEW' || current?.status === 'PENDING';
    if (!current || !open || current.redirectUrl) return current ?? payment;
    if (current.paymentFormId) await tx.update(paymentForms, current.paymentFormId, { status: 'PENDING' });
    await tx.update(subscriptionForms, form.id, { status: 'PAYMENT_PENDING' });
    return (await tx.update(payments, payment.id, changes)) ?? payment;
  });
}

/** The order, locked in the transaction `tx`; a Refusal where there is none, or nothing is to be paid for it. */
export async function lockPayable(tx: Store, subscriptionFormId: string): Promise<SubscriptionForm> {
  const form = await tx.get(subscriptionForms, subscriptionFormId, { lock: true });
  if (!form) throw new Refusal('notFound', 'There is no such subscription form.');
  if (form.status === 'PAID') throw new Refusal('conflict', 'This order is already paid.');
  if (form.status === 'CANCELLED') throw new Refusal('conflict', 'This order was cancelled.');
  return form;
}

async function storeAttempt(tx: Store, wish: AttemptWish, now: Date) {
  const form = await lockPayable(tx, wish.subscriptionFormId);
  const paymentForm = await paymentFormOf(tx, form, wish, now);
  const ofForm = { path: 'paymentFormId', in: [paymentForm.id] };
  const unpaid = { path: 'status', in: ['NEW', 'PENDING', 'FAILED'] };
  if (await tx.count(payments, { where: [ofForm, unpaid, { path: 'review', isNull: false }] }))
    throw new Refusal('conflict', 'A payment of this order is being looked at by our staff. Please do not pay again.');
  const where = [ofForm, { path: 'status', in: ['NEW', 'PENDING'] }];
  const [open] = await tx.find(payments, { where, sort: { path: 'dateCreated', ascending: false }, limit: 1 });
  if (open) return { form, payment: open };
  const { clientId, amount, type, initiatorType } = paymentForm;
  const payment = await createRecord(
    tx,
    payments,
    {
      paymentFormId: paymentForm.id,
      clientId,
      amount,
      type,
      initiatorType,
      currency: brand.currency,
      carrier: wish.carrier ?? paymentForm.carrier,
      phoneNumber: wish.phoneNumber ?? form.client.phoneNumber,
      // Longer than the calls to the provider can take, so that nobody ends it while it is being submitted.
      nextCheckAt: nextCheckAfter(2, now)?.toISOString() ?? null,
    },
    now,
  );
  return { form, payment };
}

type Payer = Pick<AttemptWish, 'carrier' | 'phoneNumber'>;

/** What is to be paid for an order; made when somebody pays it for the first time. */
export async function paymentFormOf(tx: Store, form: SubscriptionForm, { carrier, phoneNumber }: Payer, now: Date) {
  const [known] = await tx.find(paymentForms, { where: [{ path: 'subscriptionFormId', in: [form.id] }], limit: 1 });
  if (known) return known;
  const price = (await tx.get(products, form.productId))?.price ?? DEFAULT_ORDER_AMOUNT;
  const { id: subscriptionFormId, clientId, productId } = form;
  const payer = { carrier: carrier ?? null, phoneNumber: phoneNumber ?? form.client.phoneNumber };
  return createRecord(tx, paymentForms, { subscriptionFormId, clientId, productId, amount: price, ...payer }, now);
}

async function submit(deps: Deps, payment: Payment, form: SubscriptionForm, wish: AttemptWish) {
  try {
    return await deps.provider.submitOrder(await orderFor(deps, payment, form, wish));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'unreachable')
      throw new Refusal(
        'unavailable',
        'The payment provider cannot be reached. Nothing was charged; please try again.',
      );
    const statusMessage = error.message.slice(0, 300);
    await deps.store.transaction(async (tx) => {
      const current = await tx.get(payments, payment.id, { lock: true });
      if (current?.status !== 'NEW') return;
      const dateUpdated = deps.now().toISOString();
      await tx.update(payments, payment.id, { status: 'FAILED', statusMessage, nextCheckAt: null, dateUpdated });
    });
    throw new Refusal('invalid', error.message || 'The payment provider refused the order.');
  }
}

async function orderFor(
  { provider }: Deps,
  payment: Payment,
  form: SubscriptionForm,
  wish: AttemptWish,
): Promise<PaymentOrder> {
  const { firstName, lastName, emailAddress } = form.client;
  return {
    id: payment.id,
    currency: payment.currency,
    amount: payment.amount,
    description: `${brand.name} ${form.formNumber}`.slice(0, 100),
    callback_url: wish.callbackUrl,
    notification_id: await provider.notificationId(),
    branch: brand.name,
    billing_address: {
      country_code: brand.country,
      first_name: firstName,
      last_name: lastName,
      phone_number: payment.phoneNumber ?? form.client.phoneNumber,
      ...(emailAddress ? { email_address: emailAddress } : {}),
      ...wish.billingAddress,
    },
  };
}
