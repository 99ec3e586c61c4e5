import { fieldRefusal } from '../../contract/api/errors';
import type { BodyOf } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import { paymentForms } from '../../resources/payments/paymentForms';
import { products } from '../../resources/subscriptions/products';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { assertRenewable } from './assertRenewable';
import { latestPaid } from './current';
import { recordEvent } from './events';
import { lockSubscriptions } from './line';
import type { StoredAccount } from './Subscription';

/** The account and package to renew. Default: the last package. */
export type RenewalWish = BodyOf<'renewSubscription'>;

type Product = RecordOf<typeof products>;

/**
 * Creates a renewal to be paid: an INITIATED subscription with its payment form. If an unpaid one with the same account, package
 * and price exists, that one is returned.
 */
export async function renew(tx: Store, wish: RenewalWish, userId: string | null, now: Date): Promise<Subscription> {
  const { account } = await lockSubscriptions(tx, wish.accountId, now);
  assertRenewable(account, userId ? 'STAFF' : 'CUSTOMER');
  const product = await productFor(tx, wish);
  const where = [
    { path: 'accountId', in: [account.id] },
    { path: 'productId', in: [product.id] },
    { path: 'status', in: ['INITIATED'] },
    { path: 'amount', from: product.price, before: product.price + 1 },
  ] as const;
  const [unpaid] = await tx.find(subscriptions, { where, limit: 1 });
  return unpaid ?? initiate(tx, account, product, wish, userId, now);
}

async function productFor(tx: Store, { accountId, productId }: RenewalWish): Promise<Product> {
  const id = productId ?? (await latestPaid(tx, accountId))?.productId;
  if (!id) throw fieldRefusal('productId', 'is required: this account has had no package yet');
  const product = await tx.get(products, id);
  if (!product?.active) throw fieldRefusal('productId', 'is no longer on offer');
  return product;
}

async function initiate(
  tx: Store,
  account: StoredAccount,
  product: Product,
  wish: RenewalWish,
  userId: string | null,
  now: Date,
): Promise<Subscription> {
  const bought = { accountId: account.id, productId: product.id, amount: product.price };
  const form = await createRecord(
    tx,
    paymentForms,
    {
      ...bought,
      clientId: account.clientId,
      type: 'SUBSCRIPTION',
      initiatorType: 'ACCOUNT_USER',
      carrier: wish.carrier ?? null,
      phoneNumber: wish.phoneNumber ?? account.accountDetail.phoneNumber,
    },
    now,
  );
  const { durationDays } = product;
  const order = { ...bought, durationDays, paymentFormId: form.id, isRenewal: true };
  const renewal = await createRecord(tx, subscriptions, { ...order, status: 'INITIATED' }, now);
  await recordEvent(tx, null, renewal, { type: 'CREATED', userId }, now);
  return renewal;
}
