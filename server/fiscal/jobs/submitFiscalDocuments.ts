import { fiscalDocuments } from '../../../resources/fiscal/fiscalDocuments';
import type { Deps } from '../../deps';
import { logFailure } from '../../failureOf';
import { AuthorityError, type FiscalCredit, type TaxAuthority } from '../../ports/TaxAuthority';
import { conclude, isStillClaimed } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { BACKOFF, nextTryAfter } from '../../rules/backoff';
import { updateRecord } from '../../store/updateRecord';
import { accept, NO_PROBLEM } from '../accept';
import { creditNotesOf, type FiscalChanges, type FiscalDocument, invoiceOf } from '../FiscalDocument';
import { saleOf } from '../saleOf';

const queue = QUEUES.fiscalDocuments;

/**
 * Sends due fiscal documents, and asks about credit notes that wait for approval. A document is marked as sent first; if there is
 * no response, it is looked up before it is sent again. Returns how many were processed.
 */
export const submitFiscalDocuments = (deps: Deps, authority: TaxAuthority, signal?: AbortSignal): Promise<number> =>
  processQueue(deps, { queue, work: (document) => attempt(deps, authority, document) }, signal);

async function attempt(deps: Deps, authority: TaxAuthority, claimed: FiscalDocument): Promise<void> {
  try {
    if (claimed.kind === 'INVOICE') await sendInvoice(deps, authority, claimed);
    else if (claimed.status === 'AWAITING_APPROVAL') await askApproval(deps, authority, claimed);
    else await sendCreditNote(deps, authority, claimed);
  } catch (error) {
    if (!(error instanceof AuthorityError)) throw error;
    logFailure(deps.log, { fiscalDocument: claimed.id, code: error.code }, error, 'fiscal document not issued');
    await conclude(deps, queue, claimed, failed(claimed, error, deps.now()));
  }
}

async function sendInvoice(deps: Deps, authority: TaxAuthority, claimed: FiscalDocument): Promise<void> {
  const sale = await saleOf(deps.store, claimed);
  const known = claimed.sentAt ? await authority.find(sale) : null;
  if (!known && !(await markSent(deps, claimed))) return;
  await accept(deps, claimed.id, known ?? (await authority.issue(sale)));
}

async function sendCreditNote(deps: Deps, authority: TaxAuthority, claimed: FiscalDocument): Promise<void> {
  const credit = await creditOf(deps, claimed);
  if (!credit) {
    const nextAttemptAt = later(claimed, 'fiscal', deps.now());
    return conclude(deps, queue, claimed, { nextAttemptAt, lastError: WAITS });
  }
  const known = claimed.sentAt ? await authority.findApplication(credit) : null;
  if (!known && !(await markSent(deps, claimed))) return;
  const authorityId = known ?? (await authority.apply(credit));
  await conclude(deps, queue, claimed, {
    ...{ ...NO_PROBLEM, status: 'AWAITING_APPROVAL', authorityId },
    nextAttemptAt: nextTryAfter(deps.now(), deps.now(), BACKOFF.approval).toISOString(),
  });
}

const WAITS = 'Waiting for the invoice, or an earlier credit note of it, to be sent.';

async function askApproval(deps: Deps, authority: TaxAuthority, claimed: FiscalDocument): Promise<void> {
  const authorityId = claimed.authorityId ?? '';
  const approval = await authority.approvalOf(authorityId);
  if (approval.state === 'PENDING')
    return conclude(deps, queue, claimed, { ...NO_PROBLEM, nextAttemptAt: later(claimed, 'approval', deps.now()) });
  if (approval.state === 'APPROVED') {
    const { fiscalNumber } = approval;
    return accept(deps, claimed.id, { fiscalNumber, authorityId, verificationCode: null, qr: null });
  }
  const message = `The authority rejected the credit note${approval.reason ? `: ${approval.reason}` : '.'}`;
  // The authority has kept nothing of it, so sending it again is a new application.
  await conclude(deps, queue, claimed, { ...refused('rejected', message), authorityId: null, sentAt: null });
}

/**
 * Returns the credit note's content, or null while its invoice, or another credit note of the same invoice, must be sent first.
 */
async function creditOf({ store }: Deps, claimed: FiscalDocument): Promise<FiscalCredit | null> {
  const { reference, receiptId, amount } = claimed;
  const invoice = await invoiceOf(store, receiptId);
  if (!invoice?.fiscalNumber || !invoice.authorityId) return null;
  const others = (await creditNotesOf(store, receiptId)).filter(({ id }) => id !== claimed.id);
  const isBefore = ({ id, status }: FiscalDocument) => status === 'QUEUED' && id < claimed.id;
  if (others.some(isBefore)) return null;
  const { fiscalNumber, authorityId } = invoice;
  return {
    ...{ reference, amount, invoice: { fiscalNumber, authorityId }, sale: await saleOf(store, invoice) },
    before: others.filter((other) => other.authorityId).map((other) => other.amount),
    reason: claimed.refundId ? 'The money was refunded.' : 'The payment was reversed.',
  };
}

/** Marks a document as possibly received by the authority. Returns false if another process has leased it. */
function markSent({ store, now }: Deps, claimed: FiscalDocument): Promise<boolean> {
  return store.transaction(async (tx) => {
    const current = await tx.get(fiscalDocuments, claimed.id, { lock: true });
    if (!current || !isStillClaimed(queue, current, claimed)) return false;
    const sent = { sentAt: now().toISOString(), attempts: current.attempts + 1 };
    return (await updateRecord(tx, fiscalDocuments, claimed.id, sent, now())) !== null;
  });
}

function failed(claimed: FiscalDocument, { kind, code, message }: AuthorityError, now: Date): FiscalChanges {
  if (kind === 'refused') return refused(code, message);
  const since = claimed.unansweredSince ?? now.toISOString();
  const nextAttemptAt = nextTryAfter(new Date(since), now, BACKOFF.fiscal).toISOString();
  return { ...problem(code, message), unansweredSince: since, nextAttemptAt };
}

const refused = (code: string, message: string): FiscalChanges => ({
  ...{ ...problem(code, message), status: 'REFUSED', nextAttemptAt: null, unansweredSince: null },
});

const problem = (code: string, message: string) => ({
  errorCode: code.slice(0, 20),
  lastError: message.slice(0, 300),
});

const later = ({ dateCreated }: FiscalDocument, what: 'fiscal' | 'approval', now: Date): string =>
  nextTryAfter(new Date(dateCreated), now, BACKOFF[what]).toISOString();
