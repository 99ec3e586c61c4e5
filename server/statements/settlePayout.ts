import { type JournalAccount, moneyAccountOf } from '../../contract/ledger/chart';
import type { StatementKind } from '../../contract/statuses';
import type { RecordOf } from '../../resources/language/defineResource';
import { payments } from '../../resources/payments/payments';
import type { statementLines } from '../../resources/statements/statementLines';
import type { statementSources } from '../../resources/statements/statementSources';
import { postSettlement } from '../ledger/postSettlement';
import { dayInWords } from '../rules/days';
import { type Collected, collectedBy, PAYOUT_SOURCE } from '../rules/payouts';
import type { Store } from '../store/Store';

type Source = Pick<RecordOf<typeof statementSources>, 'name' | 'kind'>;
type Credit = Pick<RecordOf<typeof statementLines>, 'id' | 'amount' | 'bookedAt'>;
/** A line whose money was paid out with others. */
export type PaidOut = Collected & Pick<RecordOf<typeof statementLines>, 'paymentId'>;

/**
 * Books the payout that a bank's credit is, once: what was collected leaves the accounts in which its payments are, the bank has the
 * credit, and the rest is the provider's fee. A line of no payment of ours leaves the account that its source has for any.
 */
export async function settlePayout(
  tx: Store,
  source: Source,
  credit: Credit,
  group: readonly PaidOut[],
  now: Date,
): Promise<void> {
  const gross = new Map<JournalAccount, number>();
  const accounts = await accountsOf(tx, group);
  for (const { paymentId, amount } of group) {
    const account = accounts.get(paymentId ?? '') ?? ANYONES[source.kind];
    gross.set(account, (gross.get(account) ?? 0) + amount);
  }
  const settlement = {
    source: `${PAYOUT_SOURCE}${credit.id}`,
    description: `Payout of ${source.name} on ${dayInWords(new Date(credit.bookedAt))}`,
    gross: [...gross].map(([account, amount]) => ({ account, amount })),
    fee: collectedBy(group) - credit.amount,
  };
  await postSettlement(tx, settlement, now);
}

/** Where the money of a source is that belongs to no payment of ours. */
const ANYONES: Record<StatementKind, JournalAccount> = {
  MERCHANT_REPORT: 'PROVIDER_OTHER',
  MTN_WALLET: 'MOBILE_MONEY_WALLET',
  AIRTEL_WALLET: 'MOBILE_MONEY_WALLET',
  BANK: 'BANK',
};

/** By payment, where its money came in; nothing of those that say it came straight to the bank, which nobody pays out. */
async function accountsOf(tx: Store, group: readonly PaidOut[]): Promise<ReadonlyMap<string, JournalAccount>> {
  const ids = group.flatMap(({ paymentId }) => paymentId ?? []);
  if (ids.length === 0) return new Map();
  const paid = await tx.pick(payments, ['id', 'manualMethod', 'carrier'], { where: [{ path: 'id', in: ids }] });
  const accounts = paid.map((payment) => [payment.id, moneyAccountOf(payment)] as const);
  return new Map(accounts.filter(([, account]) => account !== 'BANK'));
}
