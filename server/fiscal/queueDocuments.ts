import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import type { RecordOf } from '../../resources/language/defineResource';
import type { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import type { receipts } from '../../resources/payments/receipts';
import type { Config } from '../config/config';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { invoiceOf } from './FiscalDocument';

type Receipt = RecordOf<typeof receipts>;
type Refund = RecordOf<typeof paymentRefundTasks>;

/** The setting that decides whether receipts are sent to the tax authority. */
export type FiscalSetting = Pick<Config, 'efris'>;

/** Returns a reference that no other copy of this database has used: the authority identifies a document by it. */
const referenceOf = (number: string, { id }: { id: string }) => `${number}-${id.slice(-8)}`;

/** Queues a receipt's invoice in the transaction `tx` that writes the receipt. Throws UniqueViolation if it has one. */
export async function queueInvoice(tx: Store, receipt: Receipt, { efris }: FiscalSetting, now: Date): Promise<void> {
  if (!efris) return;
  const { id: receiptId, receiptNumber, accountId, amount } = receipt;
  const reference = referenceOf(receiptNumber, receipt);
  const nextAttemptAt = now.toISOString();
  await createRecord(
    tx,
    fiscalDocuments,
    { kind: 'INVOICE', reference, receiptId, accountId, amount, nextAttemptAt },
    now,
  );
}

/**
 * Queues the credit note for returned money of a receipt, by a refund or (null) by the provider, in the transaction `tx` that
 * books it. A receipt without an invoice needs none.
 */
export async function queueCreditNote(
  tx: Store,
  receipt: Receipt | null,
  { refund, amount }: { refund: Refund | null; amount: number },
  now: Date,
): Promise<void> {
  const invoice = receipt && (await invoiceOf(tx, receipt.id));
  if (!invoice) return;
  const { receiptId, accountId } = invoice;
  const reference = refund
    ? referenceOf(refund.refundNumber, refund)
    : referenceOf(`${receipt.receiptNumber}-REV`, receipt);
  const about = { reference, receiptId, accountId, refundId: refund?.id ?? null };
  await createRecord(
    tx,
    fiscalDocuments,
    { kind: 'CREDIT_NOTE', ...about, amount, nextAttemptAt: now.toISOString() },
    now,
  );
}
