import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import { receipts } from '../../resources/payments/receipts';
import type { Deps } from '../deps';
import type { IssuedDocument } from '../ports/TaxAuthority';
import { updateRecord } from '../store/updateRecord';
import type { FiscalChanges } from './FiscalDocument';

/** What a document that has an answer has no more. */
export const ANSWERED = { unansweredSince: null, errorCode: null, lastError: null } as const satisfies FiscalChanges;

/**
 * Writes down what the authority has issued, on the receipt, too, where it is the receipt's invoice. It is true no matter who says
 * so, even where the claim was lost meanwhile.
 */
export function accept({ store, now }: Pick<Deps, 'store' | 'now'>, id: string, issued: IssuedDocument): Promise<void> {
  return store.transaction(async (tx) => {
    const document = await tx.get(fiscalDocuments, id, { lock: true });
    if (!document || document.status === 'ISSUED') return;
    const { fiscalNumber, verificationCode, qr, authorityId } = issued;
    const issuedAt = now().toISOString();
    const over = { ...ANSWERED, status: 'ISSUED', issuedAt, nextAttemptAt: null } as const;
    await updateRecord(tx, fiscalDocuments, id, { ...over, fiscalNumber, verificationCode, qr, authorityId }, now());
    if (document.kind !== 'INVOICE') return;
    const onReceipt = { fiscalDocumentNumber: fiscalNumber, fiscalVerificationCode: verificationCode, fiscalQr: qr };
    await updateRecord(tx, receipts, document.receiptId, onReceipt, now());
  });
}
