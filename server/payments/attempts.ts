import { Refusal } from '../../contract/api/errors';
import { brand } from '../../contract/brand';
import type { PaymentCarrier } from '../../contract/payments/carriers';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { renewalActions } from '../../resources/subscriptions/renewalActions';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { type PaymentOrder, ProviderError, requireSetUp } from '../ports/PaymentProvider';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { attemptsFor, getOrder, type OrderReference, type PayableOrder } from './orders';
import { nextCheckAfter } from './rules/settlement';
import { settleForPayer, settleIfReachable } from './settle';

/** The maximum number of characters of an address line. */
const LINE = 120;

/** The seconds after which to retry. */
const SOON = 10;

/** The payer's choice of payment method, and where the provider sends them afterwards. */
export type AttemptWish = OrderReference & {
  carrier?: PaymentCarrier | null | undefined;
  phoneNumber?: string | null | undefined;
  callbackUrl: string;
  /** The member of staff who started the attempt and the action, for the audit log. Null or missing if the payer did. */
  startedBy?: { action: 'payRenewal' | 'payAgain'; identity: Identity } | null;
};

/**
 * Starts an attempt to pay an order and submits it to the provider. It is stored before the provider receives it. While an
 * attempt is pending, it is returned again, so that no one is charged twice for tapping twice. An attempt that was declined
 * without our knowledge is replaced by a new one.
 */
export async function startAttempt(deps: Deps, wish: AttemptWish): Promise<Payment> {
  requireSetUp(deps.provider);
  const { order, attempt } = await deps.store.transaction((tx) => storeAttempt(tx, wish, deps.now()));
  const payment = await withMeans(deps, attempt, wish);
  if (payment.redirectUrl) {
    const ask = wish.startedBy ? settleIfReachable : settleForPayer;
    const current = await ask(deps, payment);
    return current.status === 'PENDING' && !current.review ? current : startAttempt(deps, wish);
  }
  const submitted = await submit(deps, payment, order, wish);
  const changes = {
    status: 'PENDING' as const,
    provider: deps.provider.name,
    trackingId: submitted.trackingId,
    redirectUrl: submitted.redirectUrl,
    nextCheckAt: nextCheckAfter(0, deps.now())?.toISOString() ?? null,
  };
  return deps.store.transaction(async (tx) => {
    const current = await tx.get(payments, payment.id, { lock: true });
    const open = current?.status === 'NEW' || current?.status === 'PENDING';
    if (!current || !open || current.redirectUrl) return current ?? payment;
    const { id, subscriptionFormId } = order.paymentForm;
    await updateRecord(tx, paymentForms, id, { status: 'PENDING' }, deps.now());
    if (subscriptionFormId)
      await updateRecord(tx, subscriptionForms, subscriptionFormId, { status: 'PAYMENT_PENDING' }, deps.now());
    return (await updateRecord(tx, payments, payment.id, changes, deps.now())) ?? payment;
  });
}

async function storeAttempt(tx: Store, wish: AttemptWish, now: Date) {
  const order = await getOrder(tx, wish, now);
  const { paymentForm, payer } = order;
  const attempts = await attemptsFor(tx, paymentForm);
  if (attempts.some(({ status, review }) => status !== 'SUCCESSFUL' && review !== null))
    throw new Refusal('conflict', 'Our staff are checking a payment of this order. Please do not pay again.');
  const open = attempts.find(
    ({ paymentFormId, status }) => paymentFormId === paymentForm.id && (status === 'NEW' || status === 'PENDING'),
  );
  if (open) return { order, attempt: open };
  const { clientId, accountId, amount, type, initiatorType } = paymentForm;
  const attempt = await createRecord(
    tx,
    payments,
    {
      paymentFormId: paymentForm.id,
      clientId,
      accountId,
      amount,
      type,
      initiatorType,
      currency: brand.currency,
      carrier: wish.carrier ?? paymentForm.carrier,
      phoneNumber: wish.phoneNumber ?? payer.phoneNumber,
      // Longer than the calls to the provider can take, so that the attempt is not ended while it is being submitted.
      nextCheckAt: nextCheckAfter(2, now)?.toISOString() ?? null,
    },
    now,
  );
  if (wish.startedBy) {
    const { action, identity } = wish.startedBy;
    await auditAction(tx, renewalActions[action], { identity, record: attempt, after: attempt }, now);
  }
  return { order, attempt };
}

/**
 * Updates the payment method of an attempt that the provider has not received yet; any other is unchanged. It uses a transaction
 * of its own, because settling an attempt locks it before its order.
 */
async function withMeans(deps: Deps, attempt: Payment, { carrier, phoneNumber }: AttemptWish): Promise<Payment> {
  const means = { carrier: carrier ?? attempt.carrier, phoneNumber: phoneNumber ?? attempt.phoneNumber };
  const isSame = means.carrier === attempt.carrier && means.phoneNumber === attempt.phoneNumber;
  if (attempt.redirectUrl || isSame) return attempt;
  return deps.store.transaction(async (tx) => {
    const current = (await tx.get(payments, attempt.id, { lock: true })) ?? attempt;
    if (current.status !== 'NEW' || current.redirectUrl) return current;
    return (await updateRecord(tx, payments, attempt.id, means, deps.now())) ?? current;
  });
}

async function submit(deps: Deps, payment: Payment, order: PayableOrder, wish: AttemptWish) {
  try {
    return await deps.provider.submitOrder(await orderFor(deps, payment, order, wish));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'unreachable')
      throw new Refusal(
        'unavailable',
        'The payment provider cannot be reached. Nothing was charged; please try again.',
        undefined,
        SOON,
      );
    const statusMessage = error.message.slice(0, 300);
    await deps.store.transaction(async (tx) => {
      const current = await tx.get(payments, payment.id, { lock: true });
      if (current?.status !== 'NEW') return;
      const failed = { status: 'FAILED', statusMessage, nextCheckAt: null } as const;
      await updateRecord(tx, payments, payment.id, failed, deps.now());
    });
    throw new Refusal('invalid', error.message || 'The payment provider refused the order.');
  }
}

async function orderFor(
  { provider }: Deps,
  payment: Payment,
  { title, address, payer }: PayableOrder,
  wish: AttemptWish,
): Promise<PaymentOrder> {
  const { firstName, lastName, emailAddress, phoneNumber } = payer;
  return {
    id: payment.id,
    currency: payment.currency,
    amount: payment.amount,
    description: `${brand.name} ${title}`.slice(0, 100),
    callback_url: wish.callbackUrl,
    notification_id: await provider.notificationId(),
    branch: brand.name,
    billing_address: {
      country_code: brand.country,
      first_name: firstName,
      last_name: lastName,
      phone_number: payment.phoneNumber ?? phoneNumber,
      ...(emailAddress ? { email_address: emailAddress } : {}),
      ...(address ? { line_1: address.slice(0, LINE) } : {}),
    },
  };
}
