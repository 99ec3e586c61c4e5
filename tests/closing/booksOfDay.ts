import { addMilliseconds } from 'date-fns';
import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { paymentForms } from '../../resources/payments/paymentForms';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { receipts } from '../../resources/payments/receipts';
import { transactions } from '../../resources/payments/transactions';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import { statements } from '../../resources/statements/statements';
import { products } from '../../resources/subscriptions/products';
import { subscriptionEvents } from '../../resources/subscriptions/subscriptionEvents';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import {
  balanceAfterRefund,
  balanceOfReceived,
  movesBetween,
  type PaymentBalance,
} from '../../server/ledger/rules/paymentBalance';
import { newId } from '../../server/store/newId';
import type { Draft, Store } from '../../server/store/Store';

const AMOUNT = 149_000;
const FEE = 5_215;
const DAYS = 30;

/** The rows of one payment that ties everywhere; tests plant faults by changing them. */
export interface PaidRows {
  form: Draft<typeof paymentForms.fields>;
  payment: Draft<typeof payments.fields>;
  receipt: Draft<typeof receipts.fields> | null;
  lines: Draft<typeof statementLines.fields>[];
  subscription: Draft<typeof subscriptions.fields> | null;
  events: Draft<typeof subscriptionEvents.fields>[];
  transactions: Draft<typeof transactions.fields>[];
  refunds: Draft<typeof paymentRefundTasks.fields>[];
  /** The payment's balances after its receipt and after each refund. */
  balances: PaymentBalance[];
}

/** The records that the payments of a test share. */
export interface Shared {
  accountId: string;
  productId: string;
  sourceId: string;
  statementId: string;
}

/** Creates one customer, one package and the provider's report of a period. */
export async function openBooks(store: Store, from: Date, to: Date): Promise<Shared> {
  const made = { dateCreated: from.toISOString(), dateUpdated: from.toISOString() };
  const [accountId, productId, sourceId, statementId] = [newId(from), newId(from), newId(from), newId(from)];
  const accountDetail = {
    ...{ firstName: 'Amina', lastName: 'Nakato', companyName: null, emailAddress: null },
    ...{ phoneNumber: '+256790000001', placeOfResidence: null, tin: null },
  };
  const account = { type: 'CUSTOMER', status: 'ACTIVE', accountNumber: 'KF-900001', accountDetail } as const;
  await store.load(accounts, [{ id: accountId, ...made, ...account }]);
  const product = { name: 'Close 20', segment: 'HOME', price: AMOUNT, durationDays: DAYS } as const;
  await store.load(products, [{ id: productId, ...made, ...product, downloadMbps: 20, uploadMbps: 20 }]);
  await store.load(statementSources, [{ id: sourceId, ...made, name: 'Provider', kind: 'MERCHANT_REPORT' }]);
  const span = { firstAt: from.toISOString(), lastAt: to.toISOString(), fees: FEE };
  await store.load(statements, [
    { id: statementId, ...made, sourceId, fileName: 'report.csv', checksum: 'report', ...span },
  ]);
  return { accountId, productId, sourceId, statementId };
}

let made = 0;

/** Returns a payment credited at a moment, with all its records. */
export function paidAt(moment: Date, { accountId, productId, sourceId, statementId }: Shared): PaidRows {
  const number = ++made;
  const dates = { dateCreated: moment.toISOString(), dateUpdated: moment.toISOString() };
  const row = () => ({ id: newId(moment), ...dates });
  const [form, payment, subscription] = [row(), row(), row()];
  const [slipCode, paymentId] = [`CODE${1_000_000 + number}`, payment.id];
  const [paid, currency] = [moment.toISOString(), 'UGX'];
  const ends = addMilliseconds(moment, DAYS * 86_400_000).toISOString();
  const status = 'SUCCESSFUL' as const;
  const initiatorType = 'ACCOUNT_USER' as const;
  return {
    form: { ...form, formNumber: `PF-9${number}`, accountId, productId, amount: AMOUNT, status, initiatorType },
    payment: {
      ...{ ...payment, reference: `PAY-9${number}`, paymentFormId: form.id, accountId, amount: AMOUNT, currency },
      ...{ status, initiatorType, carrier: 'MTN_UGANDA', provider: 'pesapal', trackingId: slipCode },
      ...{ confirmationCode: slipCode, slipCode, paidAt: paid },
    },
    receipt: {
      ...{ ...row(), receiptNumber: `RCT-2026-9${number}`, paymentId, accountId, amount: AMOUNT, vat: 22_729 },
      ...{ currency, issuedAt: paid },
    },
    lines: [
      {
        ...{
          ...row(),
          sourceId,
          statementId,
          row: number,
          code: slipCode,
          slipCode,
          direction: 'IN',
          status: 'MATCHED',
        },
        ...{ bookedAt: paid, amount: AMOUNT, fee: FEE, currency, paymentId },
      },
    ],
    subscription: {
      ...{
        ...subscription,
        subscriptionNumber: `SB-9${number}`,
        accountId,
        productId,
        paymentFormId: form.id,
        paymentId,
      },
      ...{ status: 'EXPIRED', paymentStatus: status, isRenewal: true, amount: AMOUNT, durationDays: DAYS },
      ...{ paidAt: paid, startDate: paid, endDate: ends },
    },
    events: [{ ...row(), subscriptionId: subscription.id, accountId, type: 'RENEWED', days: DAYS, paymentId }],
    transactions: [
      {
        ...{ ...row(), transactionNumber: `TX-9${number}`, paymentId, accountId, type: 'PAYMENT', amount: AMOUNT },
        ...{ debit: 'PROVIDER_CLEARING', credit: 'CUSTOMER_PREPAYMENTS', currency, description: 'Payment' },
      },
    ],
    refunds: [],
    balances: [
      balanceOfReceived({
        ...{ amount: AMOUNT, price: AMOUNT, vatRate: 18, commissionPercent: null, moneyAccount: 'PROVIDER_MTN' },
      }),
    ],
  };
}

/** Refunds the whole payment: adds the refund and its ledger rows, and ends the entitlement. */
export function refundAll(rows: PaidRows, at: Date): void {
  const { payment, refunds } = rows;
  const [paymentId, accountId, amount] = [payment.id, payment.accountId ?? null, payment.amount ?? 0];
  const dates = { dateCreated: at.toISOString(), dateUpdated: at.toISOString() };
  const number = `${payment.reference}-${refunds.length + 1}`;
  refunds.push({
    ...{ id: newId(at), ...dates, refundNumber: `RFD-${number}`, paymentId, accountId, amount, reason: 'Asked back' },
    ...{ status: 'EFFECTED', effectedAt: at.toISOString() },
  });
  rows.transactions.push({
    ...{ id: newId(at), ...dates, transactionNumber: `TX-${number}`, paymentId, accountId, type: 'REFUND', amount },
    ...{ entry: refunds.length, debit: 'CUSTOMER_PREPAYMENTS', credit: 'PROVIDER_CLEARING', currency: 'UGX' },
    description: 'Refund',
  });
  const [last] = rows.balances.slice(-1);
  if (last && last.refunded === 0) rows.balances.push(balanceAfterRefund(last, amount));
  if (rows.receipt) Object.assign(rows.receipt, { voided: true });
  if (rows.subscription) Object.assign(rows.subscription, { status: 'CANCELLED', refundedAt: at.toISOString() });
}

/** Writes all rows in one transaction, as the ledger's constraints require. */
export async function load(store: Store, all: readonly PaidRows[]): Promise<void> {
  type Entry = Draft<typeof journalEntries.fields>;
  const entries: Entry[] = [];
  const lines: Draft<typeof journalLines.fields>[] = [];
  const balances: Draft<typeof paymentBalances.fields>[] = [];
  for (const { payment, transactions: booked, balances: story } of all) {
    const dates = { dateCreated: payment.dateCreated ?? '', dateUpdated: payment.dateUpdated ?? '' };
    const owner = { paymentId: payment.id, accountId: payment.accountId ?? '' };
    for (const [at, balance] of story.entries()) {
      const moves = movesBetween(story[at - 1] ?? null, balance);
      const bookedAt = booked[at]?.dateCreated ?? dates.dateCreated;
      const entry: Entry = {
        ...{
          id: newId(new Date(bookedAt)),
          ...dates,
          ...owner,
          bookedAt,
          entryNumber: `JE-${payment.reference}-${at}`,
        },
        ...{ type: at === 0 ? 'PAYMENT' : 'REFUND', description: 'Booked' },
        amount: moves.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0),
      };
      entries.push(entry);
      for (const [account, amount] of moves)
        lines.push({
          ...{ id: newId(new Date(bookedAt)), ...dates, entryId: entry.id, bookedAt, account },
          ...{ debit: Math.max(0, amount), credit: Math.max(0, -amount) },
        });
    }
    const [last] = story.slice(-1);
    if (last) balances.push({ id: newId(new Date(dates.dateCreated)), ...dates, ...owner, ...last, earnDueAt: null });
  }
  const present = <T>(rows: readonly (T | null)[]) =>
    rows.filter((row): row is NonNullable<typeof row> => row !== null);
  await store.transaction(async (tx) => {
    await tx.load(
      paymentForms,
      all.map(({ form }) => form),
    );
    await tx.load(
      payments,
      all.map(({ payment }) => payment),
    );
    await tx.load(receipts, present(all.map(({ receipt }) => receipt)));
    await tx.load(subscriptions, present(all.map(({ subscription }) => subscription)));
    await tx.load(
      subscriptionEvents,
      all.flatMap(({ events }) => events),
    );
    await tx.load(
      transactions,
      all.flatMap((rows) => rows.transactions),
    );
    await tx.load(
      paymentRefundTasks,
      all.flatMap(({ refunds }) => refunds),
    );
    await tx.load(
      statementLines,
      all.flatMap((rows) => rows.lines),
    );
    await tx.load(journalEntries, entries);
    await tx.load(journalLines, lines);
    await tx.load(paymentBalances, balances);
  });
}

/** Adds a line of the same source with its own code. */
export function anotherLine(rows: PaidRows, code: string, changes: Partial<RecordOf<typeof statementLines>> = {}) {
  const [line] = rows.lines;
  if (!line) throw new Error('The payment has no line.');
  const another = { ...line, id: newId(new Date(line.bookedAt ?? '')), code, slipCode: code, ...changes };
  rows.lines.push(another);
  return another;
}
