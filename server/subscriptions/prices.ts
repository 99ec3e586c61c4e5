import { fieldRefusal, Refusal } from '../../contract/api/errors';
import type { BodyOf } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { paymentForms } from '../../resources/payments/paymentForms';
import type { PricePreview } from '../../resources/subscriptions/priceActions';
import { type PriceChange, priceChanges } from '../../resources/subscriptions/priceChanges';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { updateLinesOfPackage } from '../network/updateLinesOfPackage';
import { dayAt, getDayStart } from '../rules/days';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import {
  hasBegun,
  inOrder,
  lastDayBefore,
  momentsOf,
  paidBeyond,
  priceOn,
  type RenewingLine,
  renewingLines,
  wishRefusal,
} from './rules/priceChanges';

type Product = RecordOf<typeof products>;
type Wish = BodyOf<'movePriceChange'>;

const CLOSED = { applyAt: null, noticeAt: null } as const;
const TERM_FIELDS = ['id', 'accountId', 'productId', 'status', 'endDate', 'paidAt', 'subscriptionNumber'] as const;

/** Returns the lines that renew at the price of a package. */
export async function linesOf(store: Store, productId: string): Promise<RenewingLine[]> {
  const theirs = [{ path: 'productId', in: [productId] } as const, { path: 'status', in: ['ACTIVE'] } as const];
  const [running, waiting] = await Promise.all([
    store.pick(subscriptions, TERM_FIELDS, { where: theirs }),
    // Few subscriptions wait, and one of another package may follow the running one.
    store.pick(subscriptions, TERM_FIELDS, { where: [{ path: 'status', in: ['CREATED'] }] }),
  ]);
  return renewingLines([...running, ...waiting], productId);
}

const plannedOf = (store: Store, productId: string): Promise<PriceChange[]> =>
  store.find(priceChanges, {
    where: [
      { path: 'productId', in: [productId] },
      { path: 'status', in: ['PLANNED'] },
    ],
  });

/** Returns a package, locked, so that its prices are planned and made by one at a time. */
async function lockProduct(tx: Store, id: string): Promise<Product> {
  const product = await tx.get(products, id, { lock: true });
  if (!product) throw fieldRefusal('productId', 'does not exist');
  return product;
}

/** Returns who renews at another price from a day on, and who keeps the old one. */
export async function previewOf(store: Store, id: string, startDay: string): Promise<PricePreview> {
  const product = await store.get(products, id);
  if (!product) throw new Refusal('notFound', 'There is no such package.');
  const unpaid = [
    { path: 'productId', in: [id] } as const,
    { path: 'status', in: ['NEW', 'PENDING', 'FAILED'] } as const,
  ];
  const open = [{ path: 'productId', in: [id] } as const, { path: 'status', in: ['NEW'] } as const];
  const [lines, planned, begun, orders] = await Promise.all([
    linesOf(store, id),
    plannedOf(store, id),
    store.count(paymentForms, { where: [...unpaid, { path: 'cancelledAt', isNull: true }] }),
    store.count(subscriptionForms, { where: open }),
  ]);
  const price = priceOn(startDay, product.price, planned);
  return { price, lines: lines.length, ...paidBeyond(lines, getDayStart(startDay)), begun, orders };
}

/** Plans a change of a package's price, and makes it at once if its day has begun. */
export async function planPriceChange(
  tx: Store,
  { productId, ...wish }: BodyOf<'planPriceChange'>,
  createdById: string | null,
  now: Date,
): Promise<PriceChange> {
  const product = await lockProduct(tx, productId);
  const values = await wishedValues(tx, product, wish, null, now);
  const planned = await createRecord(tx, priceChanges, { ...values, productId, createdById }, now);
  await applyDue(tx, product, now);
  return (await tx.get(priceChanges, planned.id)) ?? planned;
}

/** Changes a planned change until it begins. Customers who were told of the other day or price are told again. */
export async function movePriceChange(tx: Store, before: PriceChange, wish: Wish, now: Date): Promise<PriceChange> {
  const product = await lockProduct(tx, before.productId);
  const values = await wishedValues(tx, product, wish, before.id, now);
  const isSame = values.startDay === before.startDay && values.price === before.price;
  const notice =
    isSame && before.noticedTo !== null
      ? { noticeAt: values.noticeAt && before.noticeAt }
      : { noticedTo: null, noticed: 0 };
  await updateRecord(tx, priceChanges, before.id, { ...values, ...notice }, now);
  await applyDue(tx, product, now);
  return (await tx.get(priceChanges, before.id)) ?? before;
}

/** Cancels a planned change. */
export const cancelPriceChange = async (tx: Store, before: PriceChange, now: Date): Promise<PriceChange> =>
  (await updateRecord(tx, priceChanges, before.id, { ...CLOSED, status: 'CANCELLED' }, now)) ?? before;

/** Returns a change that is still planned, locked with its package. Refuses any other. */
export async function lockPlanned(tx: Store, id: string, now: Date): Promise<PriceChange> {
  const found = await tx.get(priceChanges, id);
  if (!found) throw new Refusal('notFound', 'There is no such price change.');
  await lockProduct(tx, found.productId);
  const locked = (await tx.get(priceChanges, id, { lock: true })) ?? found;
  if (locked.status === 'CANCELLED') throw new Refusal('conflict', 'This price change was cancelled.');
  if (locked.status === 'APPLIED' || hasBegun(locked, now))
    throw new Refusal('conflict', 'This price is in force already: plan another change.');
  return locked;
}

async function wishedValues(tx: Store, product: Product, wish: Wish, own: string | null, now: Date) {
  const { price, startDay } = wish;
  const [noticeDays, note] = [wish.noticeDays ?? null, wish.note ?? null];
  const planned = (await plannedOf(tx, product.id)).filter(({ id }) => id !== own);
  const refusal = wishRefusal({ price, startDay }, { present: product.price, planned }, now);
  if (refusal) throw refusal;
  const oldPrice = priceOn(startDay, product.price, planned);
  return { price, oldPrice, startDay, noticeDays, note, ...momentsOf({ startDay, noticeDays }, now) };
}

/** Makes all planned changes of a locked package whose days have begun, in their order. */
async function applyDue(tx: Store, product: Product, now: Date): Promise<void> {
  const due = inOrder(await plannedOf(tx, product.id)).filter((change) => hasBegun(change, now));
  if (due.length === 0) return;
  const { length: lines } = await linesOf(tx, product.id);
  let { price: oldPrice } = product;
  for (const change of due) {
    await endPrices(tx, product.id, change.startDay, now);
    const made = { status: 'APPLIED', oldPrice, lines, applyAt: null, appliedAt: now.toISOString() } as const;
    await updateRecord(tx, priceChanges, change.id, made, now);
    oldPrice = change.price;
  }
  await updateRecord(tx, products, product.id, { price: oldPrice }, now);
  await updateLinesOfPackage(tx, product.id, now);
}

/** Ends the price of a package that is in force, because another one starts on a day. */
async function endPrices(tx: Store, productId: string, next: string, now: Date): Promise<void> {
  const where = [
    { path: 'productId', in: [productId] },
    { path: 'status', in: ['APPLIED'] },
    { path: 'lastDay', isNull: true },
  ] as const;
  for (const change of await tx.find(priceChanges, { where }))
    await updateRecord(tx, priceChanges, change.id, { lastDay: lastDayBefore(next, change) }, now);
}

/** Makes the due changes of a package, in the transaction `tx`. */
export async function applyDueOf(tx: Store, productId: string, now: Date): Promise<void> {
  await applyDue(tx, await lockProduct(tx, productId), now);
}

/** Records a price that was changed directly, from now on. */
export async function recordPrice(
  tx: Store,
  { before, after, userId }: { before: Product; after: Product; userId: string | null },
  now: Date,
): Promise<void> {
  const { length: lines } = await linesOf(tx, after.id);
  const made = { status: 'APPLIED', startDay: dayAt(now), appliedAt: now.toISOString(), lines } as const;
  await endPrices(tx, after.id, dayAt(now), now);
  const prices = { productId: after.id, oldPrice: before.price, price: after.price };
  await createRecord(tx, priceChanges, { ...prices, ...made, createdById: userId }, now);
}
