import { clockMarks } from '../../resources/catalogue/systemTables';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { receipts } from '../../resources/payments/receipts';
import type { Store } from '../store/Store';

/** The clock mark up to which the job `open-balances` has checked the receipts. */
export const LEDGER_OPENED = 'ledger-opened';
/** The maximum number of receipts whose entries are looked up one by one. If there are more, all of them count. */
const LOOKED_UP = 1_000;

/** Returns the number of payments that were credited by a version without a ledger and still have no entries. */
export async function paymentsWithoutEntries(store: Store): Promise<number> {
  const [mark] = await store.find(clockMarks, { where: [{ path: 'key', in: [LEDGER_OPENED] }], limit: 1 });
  const where = [{ path: 'dateCreated', from: mark?.seenAt ?? new Date(0).toISOString() }] as const;
  const count = await store.count(receipts, { where });
  if (count === 0 || count > LOOKED_UP) return count;
  const issued = await store.pick(receipts, ['paymentId'], { where });
  const paymentIds = [...new Set(issued.map(({ paymentId }) => paymentId))];
  return paymentIds.length - (await store.count(paymentBalances, { where: [{ path: 'paymentId', in: paymentIds }] }));
}
