import { brand } from '../../../contract/brand';
import { fiscalDocuments } from '../../../resources/fiscal/fiscalDocuments';
import { paymentForms } from '../../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../../resources/payments/paymentRefundTasks';
import { payments } from '../../../resources/payments/payments';
import { receipts } from '../../../resources/payments/receipts';
import { transactions } from '../../../resources/payments/transactions';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { vatIn } from '../../ledger/rules/paymentBalance';
import { owedOf } from '../../ledger/rules/transactions';
import { groupedBy, type Records } from './Records';

const isOpen = ({ status, review }: { status: string; review: string | null }) =>
  status === 'NEW' || status === 'PENDING' || (status === 'FAILED' && review !== null);
const total = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Checks that every payment agrees with its receipt, its rows in the ledger, its refunds, its form and what it bought. */
export function* moneyContradictions(records: Records): Generator<string> {
  const of = {
    receipts: groupedBy(records.of(receipts), ({ paymentId }) => paymentId),
    rows: groupedBy(records.of(transactions), ({ paymentId }) => paymentId),
    refunds: groupedBy(records.of(paymentRefundTasks), ({ paymentId }) => paymentId),
    bought: groupedBy(records.of(subscriptions), ({ paymentId }) => paymentId),
  };
  const forms = new Map(records.of(paymentForms).map((form) => [form.id, form]));
  for (const payment of records.of(payments)) {
    const { id, reference, status, amount, paidAt, accountId } = payment;
    const [issued = [], rows = [], refunds = []] = [of.receipts.get(id), of.rows.get(id), of.refunds.get(id)];
    const [receipt] = issued;
    const bought = of.bought.get(id) ?? [];
    const form = forms.get(payment.paymentFormId ?? '');
    if ((paidAt !== null) !== (issued.length === 1)) yield `${reference} is paid or has a receipt, not both`;
    if (status === 'SUCCESSFUL' && !paidAt) yield `${reference} is successful and was never paid`;
    if (!paidAt) {
      if (rows.length || bought.length || refunds.length) yield `${reference} has brought something without being paid`;
      continue;
    }
    if (!receipt) continue;
    if (receipt.amount !== amount || receipt.accountId !== accountId)
      yield `${reference}: the receipt says another sum or account`;
    if (receipt.vat !== vatIn(amount, brand.vat)) yield `${reference}: the receipt’s VAT is wrong`;
    const came = rows.filter(({ type }) => type === 'PAYMENT');
    if (total(came) !== amount) yield `${reference}: the ledger has another sum`;
    const returned = refunds.filter((task) => task.status === 'EFFECTED');
    if (total(rows.filter(({ type }) => type === 'REFUND')) !== total(returned))
      yield `${reference}: refunds and ledger differ`;
    const isGone = owedOf(rows) === 0;
    if (receipt.voided !== isGone) yield `${reference}: the receipt is void or the money is with us`;
    const buys = bought.filter(({ refundedAt }) => refundedAt === null);
    if (isGone && buys.length)
      yield `${reference} is back with its payer and still buys ${buys[0]?.subscriptionNumber}`;
    if (!isGone && refunds.length === 0 && buys.length !== 1)
      yield `${reference} has bought ${buys.length} subscriptions`;
    if (buys.length && form?.status !== 'SUCCESSFUL') yield `${reference}: its form is ${form?.status}`;
  }
  const receiptOf = new Map(records.of(receipts).map((receipt) => [receipt.id, receipt]));
  for (const { reference, kind, status, fiscalNumber, receiptId } of records.of(fiscalDocuments)) {
    if ((status === 'ISSUED') !== (fiscalNumber !== null)) yield `${reference} is ${status} under ${fiscalNumber}`;
    const onReceipt = receiptOf.get(receiptId)?.fiscalDocumentNumber;
    if (kind === 'INVOICE' && onReceipt !== fiscalNumber) yield `${reference}: its receipt has another fiscal number`;
  }
  const tried = new Set(records.of(payments).flatMap((each) => (isOpen(each) ? [each.paymentFormId] : [])));
  for (const { id, formNumber, status } of forms.values())
    if (status === 'PENDING' && !tried.has(id)) yield `${formNumber} is pending and nobody pays it`;
}
