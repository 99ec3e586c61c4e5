import { Refusal } from '../../contract/api/errors';
import { DEFAULT_ORDER_AMOUNT } from '../../contract/constants';
import type { PaymentCarrier } from '../../contract/payments/carriers';
import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { products } from '../../resources/subscriptions/products';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { type Asker, assertRenewable } from '../subscriptions/assertRenewable';

type SubscriptionForm = RecordOf<typeof subscriptionForms>;

/** The order to be paid: a visitor's order, or the payment form of a renewal. */
export type OrderReference = { subscriptionFormId: string } | { paymentFormId: string };
type Means = { carrier?: PaymentCarrier | null | undefined; phoneNumber?: string | null | undefined };

/** The payer and the order, with the title that the provider's page shows: a number that the payer knows. */
export interface PayableOrder {
  title: string;
  /** The installation address; null for a renewal. */
  address: string | null;
  payer: Pick<SubscriptionForm['client'], 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber'>;
  paymentForm: RecordOf<typeof paymentForms>;
}

/** Returns what a payment form is to pay for. */
export const wantedOf = ({ id, subscriptionFormId }: RecordOf<typeof paymentForms>): OrderReference =>
  subscriptionFormId ? { subscriptionFormId } : { paymentFormId: id };

/**
 * Returns the order to be paid, locked, with its payment form. Throws a Refusal, in the words of the asker, if it is paid, cancelled
 * or does not exist.
 */
export const getOrder = (
  tx: Store,
  wanted: OrderReference & Means,
  now: Date,
  asker: Asker = 'CUSTOMER',
): Promise<PayableOrder> =>
  'subscriptionFormId' in wanted
    ? visitorsOrder(tx, wanted.subscriptionFormId, wanted, now)
    : renewalOrder(tx, wanted.paymentFormId, asker);

async function visitorsOrder(tx: Store, id: string, wish: Means, now: Date): Promise<PayableOrder> {
  const form = await tx.get(subscriptionForms, id, { lock: true });
  if (!form) throw new Refusal('notFound', 'We could not find this order.');
  if (form.status === 'PAID') throw new Refusal('conflict', 'This order is already paid.');
  if (form.status === 'CANCELLED') throw new Refusal('conflict', 'This order was cancelled.');
  const paymentForm = await paymentFormOf(tx, form, wish, now);
  return { title: form.formNumber, address: form.installationAddress, payer: form.client, paymentForm };
}

async function renewalOrder(tx: Store, id: string, asker: Asker): Promise<PayableOrder> {
  const paymentForm = await tx.get(paymentForms, id, { lock: true });
  const account = paymentForm?.accountId ? await tx.get(accounts, paymentForm.accountId) : null;
  if (!paymentForm || !account) throw new Refusal('notFound', 'There is no such payment form.');
  assertRenewable(account, asker);
  if (paymentForm.status === 'SUCCESSFUL') throw new Refusal('conflict', 'This renewal is already paid.');
  const phoneNumber = paymentForm.phoneNumber ?? account.accountDetail.phoneNumber;
  const title = `renewal, account ${account.accountNumber}`;
  return { title, address: null, payer: { ...account.accountDetail, phoneNumber }, paymentForm };
}

/**
 * Returns an order's payment forms: one for each package for which a payment was started, because a started payment keeps its
 * price.
 */
export const paymentFormsOf = (store: Store, subscriptionFormId: string) =>
  store.find(paymentForms, { where: [{ path: 'subscriptionFormId', in: [subscriptionFormId] }] });

/** Returns every attempt to pay an order, whatever its package was at the time, latest first. */
export const attemptsAt = async (store: Store, subscriptionFormId: string): Promise<Payment[]> =>
  attemptsIn(store, await paymentFormsOf(store, subscriptionFormId));

/** Returns every attempt to pay for the same thing as a payment form, latest first. */
export const attemptsFor = (store: Store, form: RecordOf<typeof paymentForms>): Promise<Payment[]> =>
  form.subscriptionFormId ? attemptsAt(store, form.subscriptionFormId) : attemptsIn(store, [form]);

const attemptsIn = (store: Store, forms: readonly RecordOf<typeof paymentForms>[]): Promise<Payment[]> =>
  store.find(payments, {
    where: [{ path: 'paymentFormId', in: forms.map(({ id }) => id) }],
    sort: { path: 'dateCreated', ascending: false },
  });

async function paymentFormOf(tx: Store, form: SubscriptionForm, { carrier, phoneNumber }: Means, now: Date) {
  const known = (await paymentFormsOf(tx, form.id)).find(({ productId }) => productId === form.productId);
  if (known) return known;
  const price = (await tx.get(products, form.productId))?.price ?? DEFAULT_ORDER_AMOUNT;
  const { id: subscriptionFormId, clientId, productId } = form;
  const payer = { carrier: carrier ?? null, phoneNumber: phoneNumber ?? form.client.phoneNumber };
  return createRecord(tx, paymentForms, { subscriptionFormId, clientId, productId, amount: price, ...payer }, now);
}
