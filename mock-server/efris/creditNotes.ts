import { z } from 'zod';
import type { Book, KeptCreditNote } from './Book';
import { checkSums, sums } from './checkSums';
import { require } from './fault';
import { answered, digitsOf } from './numbers';

const FIRST_NOTE = 326_000_000_000;
const STATUS = { APPROVED: '101', SUBMITTED: '102', REJECTED: '103' } as const satisfies Record<
  KeptCreditNote['state'],
  string
>;

export interface CreditRules {
  now: () => Date;
  /** Milliseconds after which it approves automatically; Infinity: never. */
  approveAfterMs: number;
  /** True if unknown documents count as its own from an earlier run. */
  trustsEarlier: boolean;
}

const application = sums.extend({
  oriInvoiceId: z.string(),
  oriInvoiceNo: z.string(),
  reasonCode: z.enum(['101', '102', '103', '104', '105']),
  reason: z.string(),
  invoiceApplyCategoryCode: z.literal('101'),
  sellersReferenceNo: z.string().max(50),
});

/** T110: accepts an application for a credit note. */
export function applyForCredit(book: Book, content: unknown, { now, trustsEarlier }: CreditRules) {
  const parsed = application.safeParse(content);
  require(parsed.success, '2066', `Content error: ${parsed.error?.issues[0]?.path.join('-->')}`);
  const { oriInvoiceNo, oriInvoiceId, goodsDetails, summary, sellersReferenceNo } = parsed.data;
  const original = book.invoices.find(({ invoiceNo }) => invoiceNo === oriInvoiceNo);
  require(original || trustsEarlier, '300', 'The original invoice number does not exist');
  require(!original || original.invoiceId === oriInvoiceId, '300', 'oriInvoiceId is not the one of oriInvoiceNo');
  require(parsed.data.reasonCode !== '105' || parsed.data.reason, '1402', 'reason: cannot be empty!');
  checkSums(parsed.data);
  const [line] = goodsDetails;
  require(line && line.qty < 0 && line.total < 0 && line.tax <= 0, '1410', 'goodsDetails: must be negative');
  require(summary.grossAmount < 0, '1411', 'summary-->grossAmount: must be negative');
  if (original) {
    require(line.unitPrice === original.unitPrice, '1435', 'goodsDetails-->unitPrice: must be the original one');
    const earlier = book.creditNotes.filter((note) => note.originalNo === oriInvoiceNo && note.state !== 'REJECTED');
    const [quantity, gross] = [1e8, original.grossAmount].map((whole, at) =>
      earlier.reduce((left, note) => left - (at === 0 ? note.quantity : note.grossAmount), whole),
    );
    require(-line.qty <= (quantity ?? 0), '1434', 'goodsDetails-->qty: Cannot be greater than the remaining value');
    require(-line.total <= (gross ?? 0), '1460', 'goodsDetails-->total: Cannot be greater than the remaining amount');
  }
  const number = book.next(FIRST_NOTE);
  book.creditNotes.push({
    id: digitsOf(`note ${number}`, 18),
    application: `21${number}`,
    reference: sellersReferenceNo,
    originalNo: oriInvoiceNo,
    quantity: -line.qty,
    grossAmount: -summary.grossAmount,
    appliedAt: now(),
    state: 'SUBMITTED',
    remarks: '',
    invoiceNo: null,
  });
  return { referenceNo: `21${number}` };
}

/** Approves or rejects an application, as the authority's staff do. */
export function decideCreditNote(note: KeptCreditNote, state: 'APPROVED' | 'REJECTED', remarks = ''): void {
  note.state = state;
  note.remarks = remarks;
  if (state === 'APPROVED') note.invoiceNo = note.application.slice(2);
}

const search = z.looseObject({ referenceNo: z.string().optional(), oriInvoiceNo: z.string().optional() });

/** T111: finds applications by their number or by the original invoice. */
export function findApplications(book: Book, content: unknown, rules: CreditRules) {
  const { referenceNo, oriInvoiceNo } = search.parse(content);
  const found = book.creditNotes.filter(
    (note) => (!referenceNo || note.application === referenceNo) && (!oriInvoiceNo || note.originalNo === oriInvoiceNo),
  );
  for (const note of found)
    if (note.state === 'SUBMITTED' && rules.now().getTime() - note.appliedAt.getTime() >= rules.approveAfterMs)
      decideCreditNote(note, 'APPROVED');
  const records = found.map((note) => ({
    id: note.id,
    oriInvoiceNo: note.originalNo,
    invoiceNo: note.invoiceNo ?? '',
    referenceNo: note.application,
    approveStatus: STATUS[note.state],
    applicationTime: answered(note.appliedAt),
    grossAmount: (-note.grossAmount / 100).toFixed(2),
  }));
  if (records.length > 0 || !referenceNo || !rules.trustsEarlier) return { records };
  const invoiceNo = digitsOf(`note ${referenceNo}`, 12);
  return { records: [{ id: referenceNo, referenceNo, invoiceNo, approveStatus: STATUS.APPROVED }] };
}

/** T112: returns one application by its id. */
export function showApplication(book: Book, content: unknown) {
  const { id } = z.looseObject({ id: z.string() }).parse(content);
  const note = book.creditNotes.find((each) => each.id === id);
  require(note, '2066', 'id: does not exist!');
  const { application, reference, remarks, state, invoiceNo } = note;
  return {
    ...{ id, referenceNo: application, sellersReferenceNo: reference, refundInvoiceNo: invoiceNo ?? '' },
    ...{ approveStatusCode: STATUS[state], approveRemarks: remarks },
  };
}
