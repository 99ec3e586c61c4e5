import type { JournalAccount } from '../../../contract/ledger/chart';
import { commissionPayouts } from '../../../resources/agents/commissionPayouts';
import { commissions } from '../../../resources/agents/commissions';
import { journalEntries } from '../../../resources/ledger/journalEntries';
import { journalLines } from '../../../resources/ledger/journalLines';
import { paymentBalances } from '../../../resources/ledger/systemTables';
import { payments } from '../../../resources/payments/payments';
import { receipts } from '../../../resources/payments/receipts';
import { transactions } from '../../../resources/payments/transactions';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { owedOf } from '../../ledger/rules/transactions';
import { groupedBy, type Records } from './Records';

const sum = <R>(rows: readonly R[], of: (row: R) => number) => rows.reduce((total, row) => total + of(row), 0);

/**
 * Checks that every entry balances, and that the ledger agrees with the balances of payments, and these with receipts and
 * transactions.
 */
export function* ledgerContradictions(records: Records): Generator<string> {
  const lines = records.of(journalLines);
  const ofEntry = groupedBy(lines, ({ entryId }) => entryId);
  for (const { id, entryNumber, amount } of records.of(journalEntries)) {
    const own = ofEntry.get(id) ?? [];
    const [debit, credit] = [sum(own, (line) => line.debit), sum(own, (line) => line.credit)];
    if (debit !== credit || debit !== amount) yield `${entryNumber} is out of balance`;
  }
  const balances = records.of(paymentBalances);
  const ledger = (account: JournalAccount) =>
    sum(lines, (line) => (line.account === account ? line.credit - line.debit : 0));
  const told = [
    ['VAT_PAYABLE', sum(balances, ({ vat }) => vat)],
    ['REFUNDS_PAYABLE', sum(balances, ({ owed }) => owed)],
    ['DEFERRED_REVENUE', sum(balances, ({ deferred }) => deferred)],
    ['REVENUE', sum(balances, ({ earned }) => earned)],
    ['COMMISSIONS_PAYABLE', sum(balances, ({ commission }) => commission) - paidCommissions(records)],
  ] as const;
  for (const [account, balance] of told)
    if (ledger(account) !== balance) yield `${account} is ${ledger(account)}, and of its payments ${balance}`;
  yield* balanceContradictions(records);
  yield* payoutContradictions(records);
}

const paidCommissions = (records: Records) =>
  sum(
    records.of(commissionPayouts).filter(({ status }) => status === 'PAID'),
    ({ amount }) => amount,
  );

function* payoutContradictions(records: Records): Generator<string> {
  const inPayout = groupedBy(records.of(commissions), ({ payoutId }) => payoutId);
  for (const { id, payoutNumber, amount, status } of records.of(commissionPayouts)) {
    const own = inPayout.get(id) ?? [];
    const expected = status === 'CANCELLED' ? 0 : amount;
    if (sum(own, (commission) => commission.amount) !== expected) yield `${payoutNumber} and its commissions differ`;
    if (own.some((commission) => (commission.status === 'PAID') !== (status === 'PAID')))
      yield `${payoutNumber} is ${status}, and its commissions are not`;
  }
  const earned = sum(records.of(commissions), ({ amount }) => amount);
  const balance = sum(records.of(paymentBalances), ({ commission }) => commission);
  if (earned !== balance) yield `commissions are ${earned}, and of the payments ${balance}`;
}

function* balanceContradictions(records: Records): Generator<string> {
  const balances = groupedBy(records.of(paymentBalances), ({ paymentId }) => paymentId);
  const rows = groupedBy(records.of(transactions), ({ paymentId }) => paymentId);
  const receiptsOf = groupedBy(records.of(receipts), ({ paymentId }) => paymentId);
  const bought = groupedBy(records.of(subscriptions), ({ paymentId }) => paymentId);
  for (const { id, reference, paidAt } of records.of(payments)) {
    const [balance, ...more] = balances.get(id) ?? [];
    if ((paidAt !== null) !== (balance !== undefined) || more.length) yield `${reference} has no balance of its own`;
    if (!balance) continue;
    const { received, refunded, vat, owed, deferred, earned } = balance;
    if (received !== refunded + vat + owed + deferred + earned) yield `${reference}: its balance does not add up`;
    if (received - refunded !== owedOf(rows.get(id) ?? [])) yield `${reference}: its balance and transactions differ`;
    if (refunded === 0 && vat !== receiptsOf.get(id)?.[0]?.vat) yield `${reference}: its balance has another VAT`;
    const over = bought.get(id)?.find((term) => term.status === 'EXPIRED' && isYesterday(term.endDate, records.now));
    if (over && deferred > 0) yield `${reference}: ${over.subscriptionNumber} is over, and ${deferred} is deferred`;
  }
}

const DAY = 86_400_000;
/** Returns whether the day of an end is certainly over. */
const isYesterday = (end: string | null, now: Date) => end !== null && now.getTime() - Date.parse(end) > DAY;
