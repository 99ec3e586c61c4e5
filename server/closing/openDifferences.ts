import { networkDifferences } from '../../resources/network/networkDifferences';
import { accountingReaders } from '../../resources/network/systemTables';
import type { Store } from '../store/Store';

/** Returns the number of open differences and their shillings per day; null if the network is not read. */
export async function openDifferences(tx: Store) {
  const isRead = (await tx.count(accountingReaders)) > 0 || (await tx.count(networkDifferences)) > 0;
  if (!isRead) return { networkDifferences: null, networkPerDay: null };
  const where = [{ path: 'status', in: ['OPEN'] }] as const;
  return {
    networkDifferences: await tx.count(networkDifferences, { where }),
    networkPerDay: await tx.sum(networkDifferences, 'perDay', { where }),
  };
}
