import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import type { Changes, RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';

export type FiscalDocument = RecordOf<typeof fiscalDocuments>;
export type FiscalChanges = Changes<typeof fiscalDocuments>;

/** Returns a receipt's documents of one kind for the tax authority, oldest first. */
const documentsOf = (store: Store, receiptId: string, kind: FiscalDocument['kind']): Promise<FiscalDocument[]> => {
  const where = [
    { path: 'receiptId', in: [receiptId] },
    { path: 'kind', in: [kind] },
  ] as const;
  return store.find(fiscalDocuments, { where, sort: { path: 'dateCreated', ascending: true } });
};

/** Returns the invoice of a receipt, or undefined if it has none. */
export const invoiceOf = async (store: Store, receiptId: string): Promise<FiscalDocument | undefined> =>
  (await documentsOf(store, receiptId, 'INVOICE'))[0];

/** Returns the credit notes of a receipt, oldest first. */
export const creditNotesOf = (store: Store, receiptId: string) => documentsOf(store, receiptId, 'CREDIT_NOTE');
