import { brand } from '../../contract/brand';
import type { RecordOf } from '../../resources/language/defineResource';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import { paidOutBy } from '../rules/payouts';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { settlePayout } from './settlePayout';
import { longestBefore, unpaidOf } from './unpaidLines';

/** The maximum number of bank credits that are checked at once, latest first. */
const MOST = 200;

const UNMATCHED_IN = [
  { path: 'status', in: ['UNMATCHED'] },
  { path: 'direction', in: ['IN'] },
  { path: 'currency', in: [brand.currency] },
] as const;

/**
 * Finds the payouts of the provider and of wallets among the unmatched credits of banks: a credit that is the sum of the net
 * amounts of several payments. The bank's line becomes a payout, the payments' lines refer to it, and the ledger moves the money
 * to the bank.
 */
export async function matchPayouts(tx: Store, now: Date): Promise<void> {
  const sources = await tx.find(statementSources);
  const collectors = sources.filter(({ kind }) => kind !== 'BANK');
  const banks = sources.flatMap(({ id, kind }) => (kind === 'BANK' ? [id] : []));
  if (banks.length === 0 || collectors.length === 0) return;
  // Two imports that find the same payout would otherwise both book it.
  await takeLock(tx, 'payouts');
  const since = longestBefore(now.toISOString());
  const credits = await tx.find(statementLines, {
    where: [...UNMATCHED_IN, { path: 'sourceId', in: banks }, { path: 'bookedAt', from: since }],
    sort: { path: 'bookedAt', ascending: false },
    limit: MOST,
  });
  for (const credit of credits.reverse()) await matchPayout(tx, credit, collectors, now);
}

async function matchPayout(
  tx: Store,
  credit: RecordOf<typeof statementLines>,
  collectors: readonly RecordOf<typeof statementSources>[],
  now: Date,
): Promise<void> {
  for (const source of collectors) {
    const group = paidOutBy(credit.amount, await unpaidOf(tx, source.id, credit.bookedAt));
    if (!group) continue;
    // Staff may have settled the credit otherwise in the meantime.
    const current = await tx.get(statementLines, credit.id, { lock: true });
    if (current?.status !== 'UNMATCHED') return;
    await settlePayout(tx, source, credit, group, now);
    return;
  }
}
