import { accounts } from '../../resources/accounts/accounts';
import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import type { RecordOf } from '../../resources/language/defineResource';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { receipts } from '../../resources/payments/receipts';
import { accept } from '../fiscal/accept';
import { creditNotesOf, type FiscalChanges, invoiceOf } from '../fiscal/FiscalDocument';
import { queueCreditNote, queueInvoice } from '../fiscal/queueDocuments';
import { updateRecord } from '../store/updateRecord';
import { DAY, HOUR, MINUTE } from './Chance';
import type { Books } from './createBooks';

type Receipt = RecordOf<typeof receipts>;

/** How long the provider has used EFRIS. */
const SINCE = 14 * DAY;
/** The number of latest refunds with a credit note, however old their receipts are. */
const REFUNDS = 4;
/** Every nth receipt is for a business. */
const BUSINESSES = 9;
const ON = { efris: { access: null } };

/**
 * Creates the fiscal documents of the latest receipts, as the workflows would have written them. The newest ones are still
 * waiting, the authority has not decided about one credit note, and does not know the TIN of one business.
 */
export async function fiscaliseDemo(books: Books, now: Date): Promise<void> {
  const issued = await books.find(receipts, { sort: { path: 'issuedAt', ascending: true } });
  const effected = await books.find(paymentRefundTasks, { where: [{ path: 'status', in: ['EFFECTED'] }] });
  const refunds = effected.sort((a, b) => momentOf(a.effectedAt) - momentOf(b.effectedAt)).slice(-REFUNDS);
  const paid = new Set(refunds.map(({ paymentId }) => paymentId));
  const isTold = ({ issuedAt, paymentId }: Receipt) =>
    momentOf(issuedAt) >= now.getTime() - SINCE || paid.has(paymentId);
  const told = issued.filter(isTold);
  const open = told.filter(({ paymentId }) => !paid.has(paymentId));
  const [refused, unanswered, queued] = open.slice(-3);
  for (const [at, receipt] of told.entries()) {
    if (at % BUSINESSES === 0 || receipt === refused) await makeBusiness(books, receipt, now);
    const since = new Date(receipt.issuedAt);
    await queueInvoice(books, receipt, ON, since);
    const invoice = await invoiceOf(books, receipt.id);
    if (!invoice || receipt === queued) continue;
    if (receipt === refused) await change(books, invoice.id, REFUSED, since);
    else if (receipt === unanswered) await change(books, invoice.id, unansweredFor(now), now);
    else await accept({ store: books, now: () => soonAfter(since) }, invoice.id, numbered('325', at));
  }
  for (const [at, refund] of refunds.entries()) {
    const receipt = told.find(({ paymentId }) => paymentId === refund.paymentId) ?? null;
    const since = new Date(refund.effectedAt ?? now);
    await queueCreditNote(books, receipt, { refund, amount: refund.amount }, since);
    const note = (await creditNotesOf(books, receipt?.id ?? '')).find(({ refundId }) => refundId === refund.id);
    if (!note) continue;
    const { authorityId, ...number } = numbered('326', at);
    const nextAttemptAt = new Date(now.getTime() + HOUR).toISOString();
    const applied = { status: 'AWAITING_APPROVAL', authorityId, nextAttemptAt, ...sent(since) } as const;
    await change(books, note.id, applied, since);
    if (refund === refunds.at(-1)) continue;
    const issuedNote = { ...number, authorityId, verificationCode: null, qr: null };
    await accept({ store: books, now: () => soonAfter(since) }, note.id, issuedNote);
  }
}

const momentOf = (text: string | null): number => Date.parse(text ?? '');
const soonAfter = (moment: Date): Date => new Date(moment.getTime() + MINUTE / 4);
const sent = (moment: Date) => ({ sentAt: soonAfter(moment).toISOString(), attempts: 1 });
const change = (books: Books, id: string, changes: FiscalChanges, moment: Date) =>
  updateRecord(books, fiscalDocuments, id, changes, moment);

const REFUSED: FiscalChanges = {
  ...{ status: 'REFUSED', attempts: 1, nextAttemptAt: null, errorCode: '3077' },
  lastError: 'buyerDetails-->buyerTin: The taxpayer does not exist!',
};

const unansweredFor = (now: Date): FiscalChanges => ({
  ...{ attempts: 3, errorCode: 'timeout', lastError: 'EFRIS did not answer within 20 seconds.' },
  sentAt: new Date(now.getTime() - 2 * HOUR).toISOString(),
  unansweredSince: new Date(now.getTime() - 2 * HOUR).toISOString(),
  nextAttemptAt: new Date(now.getTime() + MINUTE).toISOString(),
});

function numbered(prefix: string, at: number) {
  const fiscalNumber = `${prefix}${String(100_000_001 + at)}`;
  const verificationCode = `3135${String(9_767_222_004_350_000 + at * 7_919)}`;
  const qr = `https://efris.example/verify?invoiceNo=${fiscalNumber}&antiFakeCode=${verificationCode}`;
  return { fiscalNumber, verificationCode, qr, authorityId: `${prefix}${String(700_709_531_101_000 + at)}` };
}

async function makeBusiness(books: Books, { accountId }: Receipt, now: Date): Promise<void> {
  const account = await books.get(accounts, accountId ?? '');
  if (!account) return;
  const tin = `10098${account.accountNumber.slice(-5)}`;
  const accountDetail = { ...account.accountDetail, tin };
  await updateRecord(books, accounts, account.id, { accountDetail }, new Date(account.dateUpdated ?? now));
}
