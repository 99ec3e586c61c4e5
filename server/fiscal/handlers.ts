import { Refusal } from '../../contract/api/errors';
import { fiscalDocumentActions } from '../../resources/fiscal/actions';
import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import { auditAction } from '../audit/auditAction';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { updateRecord } from '../store/updateRecord';

/** Sends fiscal documents again that the tax authority refused, after their faults were corrected. */
export function fiscalDocumentHandlers({ store, now }: Deps): Pick<Handlers, 'resendFiscalDocument'> {
  return {
    resendFiscalDocument: ({ params, identity }) =>
      store.transaction(async (tx) => {
        const before = await tx.get(fiscalDocuments, params.id ?? '', { lock: true });
        if (!before) throw new Refusal('notFound', 'There is no such fiscal document.');
        if (before.status !== 'REFUSED')
          throw new Refusal('conflict', 'Only a document that the tax authority refused can be sent again.');
        const due = { status: 'QUEUED', nextAttemptAt: now().toISOString(), errorCode: null, lastError: null } as const;
        const after = (await updateRecord(tx, fiscalDocuments, before.id, due, now())) ?? before;
        await auditAction(
          tx,
          fiscalDocumentActions.resendFiscalDocument,
          { identity, record: after, before, after },
          now(),
        );
        return { fiscalDocument: after };
      }),
  };
}
