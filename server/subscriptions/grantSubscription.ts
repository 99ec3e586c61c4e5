import { mayBecome } from '../../contract/subscriptions/subscriptionStatus';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import type { paymentForms } from '../../resources/payments/paymentForms';
import { products } from '../../resources/subscriptions/products';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { suspend } from './applyAccountStatus';
import { hasPaid } from './current';
import { giveBonuses } from './giveBonuses';
import { lockSubscriptions, saveSubscriptions } from './line';
import { joined } from './rules/subscriptionLine';

/** The payment, its form and the account. */
export interface Paid {
  payment: Payment;
  form: RecordOf<typeof paymentForms>;
  accountId: string;
}

/**
 * Grants what a payment bought, in the transaction `tx` that credits it: one subscription (the database ensures one per payment)
 * at the end of the account's line, with the payment's bonus days. The renewal for which the form was created becomes this
 * subscription. If there is none, or it was cancelled in the meantime, a new one is created. Returns it as it is then.
 */
export async function grantSubscription(
  tx: Store,
  { payment, form, accountId }: Paid,
  now: Date,
): Promise<Subscription> {
  const line = await lockSubscriptions(tx, accountId, now);
  const isFirst = !(await hasPaid(tx, accountId));
  const bought = await paidSubscription(tx, { payment, form, accountId }, now);
  const type = bought.isRenewal ? 'RENEWED' : 'PAID';
  const story = { [bought.id]: { type, days: bought.durationDays, paymentId: payment.id } } as const;
  const longer = await saveSubscriptions(tx, line, joined(line.terms, bought, now), story, now);
  const rewarded = await giveBonuses(tx, longer, bought, isFirst, now);
  if (line.account.status === 'SUSPENDED') await suspend(tx, rewarded, NOBODY, now);
  if (form.subscriptionFormId)
    await updateRecord(tx, subscriptionForms, form.subscriptionFormId, { status: 'PAID' }, now);
  return (await tx.get(subscriptions, bought.id)) ?? bought;
}

const NOBODY = { userId: null };

async function paidSubscription(tx: Store, { payment, form, accountId }: Paid, now: Date): Promise<Subscription> {
  const paid = { paymentId: payment.id, paymentStatus: 'SUCCESSFUL', paidAt: now.toISOString() } as const;
  const where = [
    { path: 'paymentFormId', in: [form.id] },
    { path: 'paymentId', isNull: true },
  ] as const;
  const [asked] = await tx.find(subscriptions, { where, limit: 1 });
  const locked = asked && (await tx.get(subscriptions, asked.id, { lock: true }));
  if (locked && mayBecome(locked.status, 'CREATED'))
    return (await updateRecord(tx, subscriptions, locked.id, paid, now)) ?? locked;
  const product = form.productId ? await tx.get(products, form.productId) : null;
  if (!product) throw new Error(`Payment form ${form.formNumber} names no package.`);
  const { durationDays, id: productId } = product;
  const order = { accountId, productId, paymentFormId: form.id, subscriptionFormId: form.subscriptionFormId };
  const bought = { amount: payment.amount, durationDays, isRenewal: payment.initiatorType === 'ACCOUNT_USER' };
  return createRecord(tx, subscriptions, { ...order, ...bought, ...paid, status: 'CREATED' }, now);
}
