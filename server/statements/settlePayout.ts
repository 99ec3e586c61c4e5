import { type JournalAccount, ledgerMoneyAccount } from '../../contract/ledger/chart';
import type { StatementKind } from '../../contract/statuses';
import type { RecordOf } from '../../resources/language/defineResource';
import { payments } from '../../resources/payments/payments';
import type { statementLines } from '../../resources/statements/statementLines';
import type { statementSources } from '../../resources/statements/statementSources';
import { postSettlement } from '../ledger/postSettlement';
import { dayInWords } from '../rules/days';
import { type CollectedPayment, collectedBy, PAYOUT_SOURCE } from '../rules/payouts';
import type { Store } from '../store/Store';

type Source = Pick<RecordOf<typeof statementSources>, 'name' | 'kind'>;
type Credit = Pick<RecordOf<typeof statementLines>, 'id' | 'amount' | 'bookedAt'>;
/** A line whose money was paid out together with others. */
export type PaidOut = CollectedPayment & Pick<RecordOf<typeof statementLines>, 'paymentId'>;

/**
 * Books a payout to the bank, once: the collected money leaves the accounts in which its payments are, the bank account receives
 * the credit, and the rest is the provider's fee. A line without a payment of ours leaves the source's general account.
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
