import { subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Condition, Store } from '../store/Store';
import { isInLine, lineAt } from './rules/subscriptionLine';
import type { Subscription } from './Subscription';

const newest = async (store: Store, accountId: string, condition: Condition<typeof subscriptions.fields>) => {
  const where = [{ path: 'accountId', in: [accountId] }, condition] as const;
  const [found] = await store.find(subscriptions, { where, sort: { path: 'dateCreated', ascending: false }, limit: 1 });
  return found ?? null;
};

/** The account's subscription that runs. */
export const running = (store: Store, accountId: string): Promise<Subscription | null> =>
  newest(store, accountId, { path: 'status', in: ['ACTIVE'] });

/** The account's newest subscription that was paid for. */
export const latestPaid = (store: Store, accountId: string): Promise<Subscription | null> =>
  newest(store, accountId, { path: 'paidAt', isNull: false });

/** What the account has paid for and not used up, as it is stored. */
export const paidTerms = (store: Store, accountId: string): Promise<Subscription[]> =>
  store.find(subscriptions, {
    where: [
      { path: 'accountId', in: [accountId] },
      { path: 'status', in: ['ACTIVE', 'CREATED'] },
    ],
  });

/** Whether the account has paid for anything that was not taken back. */
export async function hasPaid(store: Store, accountId: string): Promise<boolean> {
  const where = [
    { path: 'accountId', in: [accountId] },
    { path: 'paymentStatus', in: ['SUCCESSFUL'] },
    { path: 'refundedAt', isNull: true },
  ] as const;
  return (await store.count(subscriptions, { where })) > 0;
}

/** The end of all that is paid for on the account, ISO 8601; null where nothing is, or where it has not begun yet. */
export async function paidUntil(store: Store, accountId: string, now: Date): Promise<string | null> {
  return (
    lineAt(await paidTerms(store, accountId), now)
      .filter(isInLine)
      .at(-1)?.endDate ?? null
  );
}
