import { statementLines } from '../../resources/statementLines';
import { statementSources } from '../../resources/statementSources';
import { type Collected, paidOutBy } from '../rules/statements/payouts';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

const DAY = 86_400_000;
/** Days that money may stay with the provider before it is paid out. */
const LONGEST = 62;
/** Credits of banks that are looked at at once, the latest first. */
const MOST = 200;

const UNMATCHED_IN = [
  { path: 'status', in: ['UNMATCHED'] },
  { path: 'direction', in: ['IN'] },
] as const;

/**
 * Finds the payouts of the provider and of wallets among the unmatched credits of banks: a credit that is the sum of the nets of
 * several payments. Its line becomes a payout, and theirs say by which line they were paid out.
 */
export async function matchPayouts(tx: Store, now: Date): Promise<void> {
  const sources = await tx.find(statementSources);
  const idsOf = (isBank: boolean) => sources.filter(({ kind }) => (kind === 'BANK') === isBank).map(({ id }) => id);
  const [banks, collectors] = [idsOf(true), idsOf(false)];
  if (banks.length === 0 || collectors.length === 0) return;
  const since = new Date(now.getTime() - LONGEST * DAY).toISOString();
  const credits = await tx.find(statementLines, {
    where: [...UNMATCHED_IN, { path: 'sourceId', in: banks }, { path: 'bookedAt', from: since }],
    sort: { path: 'bookedAt', ascending: false },
    limit: MOST,
  });
  for (const credit of credits.reverse()) {
    const from = new Date(Date.parse(credit.bookedAt) - LONGEST * DAY).toISOString();
    for (const sourceId of collectors) {
      const group = paidOutBy(credit.amount, await unpaidOf(tx, sourceId, from, credit.bookedAt));
      if (!group) continue;
      await updateRecord(tx, statementLines, credit.id, { status: 'PAYOUT' }, now);
      for (const { id } of group) await updateRecord(tx, statementLines, id, { payoutLineId: credit.id }, now);
      break;
    }
  }
}

const unpaidOf = (tx: Store, sourceId: string, from: string, to: string): Promise<Collected[]> =>
  tx.pick(statementLines, ['id', 'bookedAt', 'amount', 'fee'], {
    where: [
      { path: 'sourceId', in: [sourceId] },
      { path: 'direction', in: ['IN'] },
      { path: 'status', in: ['UNMATCHED', 'MATCHED'] },
      { path: 'payoutLineId', isNull: true },
      // Banks tell a day only, which begins before what was paid out on it.
      { path: 'bookedAt', from, before: new Date(Date.parse(to) + DAY).toISOString() },
    ],
    sort: { path: 'bookedAt', ascending: true },
  });
