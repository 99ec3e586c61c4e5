import type { OwnReceipts } from '../../resources/payments/paymentView';
import { receipts } from '../../resources/payments/receipts';
import type { Condition, Store } from '../store/Store';

/** The number of receipts that customers see. */
const MOST = 24;

/** Returns the receipts of these payments or of this account that customers can print: the newest, without those that are void. */
export async function ownReceipts(store: Store, whose: Condition<typeof receipts.fields>): Promise<OwnReceipts> {
  const where = [whose, { path: 'voided', in: [false] }] as const;
  const found = await store.find(receipts, { where, sort: { path: 'issuedAt', ascending: false }, limit: MOST });
  return found.map(({ paymentId, receiptNumber, amount, currency, issuedAt }) => ({
    ...{ paymentId, receiptNumber, amount, currency, issuedAt },
  }));
}
