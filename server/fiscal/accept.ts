import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import { receipts } from '../../resources/payments/receipts';
import type { Deps } from '../deps';
import type { IssuedDocument } from '../ports/TaxAuthority';
import { updateRecord } from '../store/updateRecord';
import type { FiscalChanges } from './FiscalDocument';

/** The values of these fields once a document has a response. */
export const NO_PROBLEM = { unansweredSince: null, errorCode: null, lastError: null } as const satisfies FiscalChanges;

/**
 * Stores the document that the authority has issued, and adds it to its receipt if it is the receipt's invoice. The document is
 * valid even if the lease was lost in the meantime.
 */
export function accept({ store, now }: Pick<Deps, 'store' | 'now'>, id: string, issued: IssuedDocument): Promise<void> {
  return store.transaction(async (tx) => {
    const document = await tx.get(fiscalDocuments, id, { lock: true });
    if (!document || document.status === 'ISSUED') return;
    const { fiscalNumber, verificationCode, qr, authorityId } = issued;
    const issuedAt = now().toISOString();
    const over = { ...NO_PROBLEM, status: 'ISSUED', issuedAt, nextAttemptAt: null } as const;
    await updateRecord(tx, fiscalDocuments, id, { ...over, fiscalNumber, verificationCode, qr, authorityId }, now());
    if (document.kind !== 'INVOICE') return;
    const onReceipt = { fiscalDocumentNumber: fiscalNumber, fiscalVerificationCode: verificationCode, fiscalQr: qr };
    await updateRecord(tx, receipts, document.receiptId, onReceipt, now());
  });
}
