import { Refusal } from '../../contract/api/errors';
import { type JournalAccount, ledgerMoneyAccount } from '../../contract/ledger/chart';
import type { StatementKind } from '../../contract/statuses';
import type { RecordOf } from '../../resources/language/defineResource';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { journalLines } from '../../resources/ledger/journalLines';
import { payments } from '../../resources/payments/payments';
import { statementLines } from '../../resources/statements/statementLines';
import type { statementSources } from '../../resources/statements/statementSources';
import { post } from '../ledger/post';
import { postSettlement } from '../ledger/postSettlement';
import type { Move } from '../ledger/rules/paymentBalance';
import { dayInWords } from '../rules/days';
import { type CollectedPayment, collectedBy, payoutSources } from '../rules/payouts';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

type Source = Pick<RecordOf<typeof statementSources>, 'name' | 'kind'>;
type Credit = Pick<RecordOf<typeof statementLines>, 'id' | 'amount' | 'bookedAt'>;
/** A line whose money was paid out together with others. */
export type PaidOut = CollectedPayment & Pick<RecordOf<typeof statementLines>, 'paymentId'>;

/**
 * Makes a bank line the payout of a group of lines, and books it once: the collected money leaves the accounts in which its payments are, the bank account receives
 * the credit, and the rest is the provider's fee. A line without a payment of ours leaves the source's general account.
 * `settledById` is the staff member who chose the group; null if the sums alone did.
 */
export async function settlePayout(
  tx: Store,
  source: Source,
  credit: Credit,
  group: readonly PaidOut[],
  now: Date,
  settledById: string | null = null,
): Promise<void> {
  await updateRecord(tx, statementLines, credit.id, { status: 'PAYOUT', settledById }, now);
  for (const { id } of group) await updateRecord(tx, statementLines, id, { payoutLineId: credit.id }, now);
  const gross = new Map<JournalAccount, number>();
  const accounts = await accountsOf(tx, group);
  for (const { paymentId, amount } of group) {
    const account = accounts.get(paymentId ?? '') ?? ANYONES[source.kind];
    gross.set(account, (gross.get(account) ?? 0) + amount);
  }
  const { source: next } = await payoutEntries(tx, credit.id);
  const settlement = {
    source: next,
    description: `Payout of ${source.name} on ${dayInWords(new Date(credit.bookedAt))}`,
    gross: [...gross].map(([account, amount]) => ({ account, amount })),
    fee: collectedBy(group) - credit.amount,
  };
  await postSettlement(tx, settlement, now);
}

/** Returns the entries of a payout in the ledger, the last of them, and the source of its next one. */
export async function payoutEntries(tx: Store, creditId: string) {
  const sources = payoutSources(creditId);
  const entries = await tx.find(journalEntries, { where: [{ path: 'source', in: sources }] });
  const source = sources[entries.length];
  if (!source) throw new Refusal('conflict', 'This payout was undone too many times.');
  const last = entries.find((entry) => entry.source === sources[entries.length - 1]);
  return { entries, last, source };
}

/**
 * Cancels payouts in the ledger, by the ids of the bank's lines: these lines are unmatched again, and the payments' lines are not
 * paid out. A payout that was cancelled can be booked again.
 */
export async function cancelPayouts(tx: Store, creditIds: readonly string[], now: Date): Promise<void> {
  for (const id of creditIds) {
    const { entries, last, source } = await payoutEntries(tx, id);
    const where = [{ path: 'entryId', in: entries.map((entry) => entry.id) }] as const;
    const booked = entries.length > 0 ? await tx.find(journalLines, { where }) : [];
    const moves = booked.map(({ account, debit, credit }): Move => [account, credit - debit]);
    const description = `Cancelled: ${last?.description ?? 'Payout'}`;
    await post(tx, { type: 'SETTLEMENT', description, moves, source }, now);
    for (const line of await tx.pick(statementLines, ['id'], { where: [{ path: 'payoutLineId', in: [id] }] }))
      await updateRecord(tx, statementLines, line.id, { payoutLineId: null }, now);
    await updateRecord(tx, statementLines, id, { status: 'UNMATCHED', settledById: null }, now);
  }
}

/** The account of a source's money that belongs to no payment of ours. */
const ANYONES: Record<StatementKind, JournalAccount> = {
  MERCHANT_REPORT: 'PROVIDER_OTHER',
  MTN_WALLET: 'MOBILE_MONEY_WALLET',
  AIRTEL_WALLET: 'MOBILE_MONEY_WALLET',
  BANK: 'BANK',
};

/**
 * Returns the account in which each payment's money was received, except for payments directly to the bank, which are never paid
 * out.
 */
async function accountsOf(tx: Store, group: readonly PaidOut[]): Promise<ReadonlyMap<string, JournalAccount>> {
  const ids = group.flatMap(({ paymentId }) => paymentId ?? []);
  if (ids.length === 0) return new Map();
  const paid = await tx.pick(payments, ['id', 'manualMethod', 'carrier'], { where: [{ path: 'id', in: ids }] });
  const accounts = paid.map((payment) => [payment.id, ledgerMoneyAccount(payment)] as const);
  return new Map(accounts.filter(([, account]) => account !== 'BANK'));
}
