import { accounts } from '../../resources/accounts/accounts';
import { accessLines } from '../../resources/network/accessLines';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Store } from '../store/Store';
import { updateAccessLines } from './updateAccessLines';

/**
 * Gives the lines of a package's customers its new speeds and its new price for a renewal. It locks their accounts in the order of their ids, so that it waits for
 * payments that have read the old ones.
 */
export async function updateLinesOfPackage(tx: Store, productId: string, now: Date): Promise<void> {
  const where = [
    { path: 'productId', in: [productId] },
    { path: 'status', in: ['ACTIVE', 'CREATED'] },
  ] as const;
  const terms = await tx.pick(subscriptions, ['accountId'], { where });
  const paying = [...new Set(terms.map(({ accountId }) => accountId))];
  const lines = [
    ...(await tx.pick(accessLines, ['accountId'], { where: [{ path: 'accountId', in: paying }] })),
    ...(await tx.pick(accessLines, ['accountId'], { where: [{ path: 'productId', in: [productId] }] })),
  ];
  for (const id of [...new Set(lines.map(({ accountId }) => accountId))].sort()) {
    const account = await tx.get(accounts, id, { lock: true });
    if (account) await updateAccessLines(tx, account, now);
  }
}
