import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Condition, Store } from '../store/Store';
import { isInLine, lineAt } from './rules/subscriptionLine';

const newest = async (store: Store, accountId: string, condition: Condition<typeof subscriptions.fields>) => {
  const where = [{ path: 'accountId', in: [accountId] }, condition] as const;
  const [found] = await store.find(subscriptions, { where, sort: { path: 'dateCreated', ascending: false }, limit: 1 });
  return found ?? null;
};

/** Returns the account's running subscription, or null. */
export const running = (store: Store, accountId: string): Promise<Subscription | null> =>
  newest(store, accountId, { path: 'status', in: ['ACTIVE'] });

/** Returns the account's newest paid subscription, or null. */
export const latestPaid = (store: Store, accountId: string): Promise<Subscription | null> =>
  newest(store, accountId, { path: 'paidAt', isNull: false });

/** Returns the newest unpaid renewal of the account for this amount, which keeps the price at which it was begun; or null. */
export const begunRenewal = async (
  store: Store,
  accountId: string,
  amount: number,
  productId: string | null = null,
): Promise<Subscription | null> => {
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'status', in: ['INITIATED'] },
    { path: 'amount', from: amount, before: amount + 1 },
    { path: 'paymentFormId', isNull: false },
    ...(productId ? ([{ path: 'productId', in: [productId] }] as const) : []),
  ] as const;
  const [begun] = await store.find(subscriptions, { where, sort: { path: 'dateCreated', ascending: false }, limit: 1 });
  return begun ?? null;
};

/** Returns the account's paid, unused subscriptions, as stored. */
export const paidTerms = (store: Store, accountId: string): Promise<Subscription[]> =>
  store.find(subscriptions, {
    where: [
      { path: 'accountId', in: [accountId] },
      { path: 'status', in: ['ACTIVE', 'CREATED'] },
    ],
  });

/** Returns whether the account has ever paid for something that was not refunded. */
export async function hasPaid(store: Store, accountId: string): Promise<boolean> {
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'paymentStatus', in: ['SUCCESSFUL'] },
    { path: 'refundedAt', isNull: true },
  ] as const;
  return (await store.count(subscriptions, { where })) > 0;
}

/** Returns the end of a paid subscription (ISO 8601), or null if it is not known before the connection is switched on. */
export async function endOf(store: Store, { id, accountId, endDate }: Subscription, now: Date): Promise<string | null> {
  if (endDate || !accountId) return endDate;
  const line = lineAt(await paidTerms(store, accountId), now).filter(isInLine);
  return line.find((term) => term.id === id)?.endDate ?? null;
}

/** Returns the end of the account's paid time (ISO 8601), or null if nothing is paid or it has not started yet. */
export async function paidUntil(store: Store, accountId: string, now: Date): Promise<string | null> {
  return (
    lineAt(await paidTerms(store, accountId), now)
      .filter(isInLine)
      .at(-1)?.endDate ?? null
  );
}
