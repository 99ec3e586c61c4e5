import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { isClosed } from '../../contract/subscriptions/accountStatus';
import { accounts } from '../../resources/accounts/accounts';
import type { BodyOf } from '../../resources/catalogue/actions';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { PaymentForm } from '../../resources/payments/paymentForms';
import type { Identity } from '../base/identity';
import type { Confirmation } from '../payments/credit';
import { type CreditedFor, paysForm } from '../payments/creditLine';
import { attemptsFor, getOrder, paymentFormsOf } from '../payments/orders';
import { creditedWith } from '../payments/slips';
import type { Store } from '../store/Store';
import { begunRenewal } from '../subscriptions/current';
import { renew } from '../subscriptions/renew';
import { orderRefusal } from './rules/claims';

/** A staff member's decision about unmatched money: the order or account that it is for, and whether it is accepted or refunded. */
export type SettlementBody = BodyOf<'settleLine'>;

/** The form or customer for which unmatched money is credited. */
export interface Settlement {
  for: CreditedFor;
  goesBack?: NonNullable<Confirmation['goesBack']>;
  /** Throws a Refusal unless this amount may be credited for it. */
  assertPayable(amount: number): void;
}

/**
 * Returns what a person wants to do with unmatched money of this amount, with the order locked: an order is locked before the money
 * in every credit. A refund is booked for the customer and pays nothing.
 */
export async function settlementOf(
  tx: Store,
  body: SettlementBody,
  amount: number,
  identity: Identity | null,
  now: Date,
): Promise<Settlement> {
  if (body.decision === 'REFUND') {
    const goesBack = { reason: body.note ?? '', requestedById: identity?.userId ?? null };
    return { for: await payerOf(tx, body), goesBack, assertPayable: () => undefined };
  }
  const form = body.accountId
    ? await renewalOf(tx, { ...body, accountId: body.accountId }, amount, identity, now)
    : await orderOf(tx, body.subscriptionFormId ?? '', amount, now);
  const account = form.accountId ? await tx.get(accounts, form.accountId) : null;
  const facts = {
    attempts: await attemptsFor(tx, form),
    isClosed: account !== null && isClosed(account.status),
    price: form.amount,
  };
  const assertPayable = (received: number) => {
    const refusal = orderRefusal(received, facts);
    if (refusal) throw refusal;
  };
  return { for: paysForm(form), assertPayable };
}

/** Throws a Refusal if money with this code was credited already. */
export async function assertNotCredited(tx: Store, code: string | null): Promise<void> {
  const holder = await creditedWith(tx, code);
  if (holder)
    throw new Refusal(
      'conflict',
      phrase('Payment {reference} was credited with this code already.', { reference: holder.reference }),
    );
}

/** Returns the customer to whom money is refunded. */
async function payerOf(tx: Store, { accountId, subscriptionFormId }: SettlementBody): Promise<CreditedFor> {
  if (accountId) {
    const account = await tx.get(accounts, accountId);
    if (!account) throw new Refusal('invalid', 'accountId does not exist', { accountId: 'does not exist' });
    const { clientId, accountDetail } = account;
    return { ...REFUNDED, accountId, clientId, phoneNumber: accountDetail.phoneNumber };
  }
  const order = await tx.get(subscriptionForms, subscriptionFormId ?? '');
  if (!order) throw new Refusal('notFound', 'We could not find this order.');
  return { ...REFUNDED, accountId: null, clientId: order.clientId, phoneNumber: order.client.phoneNumber };
}

const REFUNDED = { paymentFormId: null, type: 'SUBSCRIPTION', initiatorType: 'ACCOUNT_USER' } as const;

/** Returns the locked form of an order that the amount pays: that of its package, or of one for which a payment was begun. */
async function orderOf(tx: Store, subscriptionFormId: string, amount: number, now: Date): Promise<PaymentForm> {
  const { paymentForm } = await getOrder(tx, { subscriptionFormId }, now, 'STAFF');
  return (await paymentFormsOf(tx, subscriptionFormId)).find((form) => form.amount === amount) ?? paymentForm;
}

/** Returns the locked form of a renewal of the account, which is created if none is open. */
async function renewalOf(
  tx: Store,
  { accountId, productId = null }: SettlementBody & { accountId: string },
  amount: number,
  identity: Identity | null,
  now: Date,
): Promise<PaymentForm> {
  const wish = { accountId, ...(productId ? { productId } : {}) };
  const renewal =
    (await begunRenewal(tx, accountId, amount, productId)) ?? (await renew(tx, wish, identity?.userId ?? null, now));
  return (await getOrder(tx, { paymentFormId: renewal.paymentFormId ?? '' }, now, 'STAFF')).paymentForm;
}
