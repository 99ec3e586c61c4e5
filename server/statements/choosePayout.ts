import { Refusal } from '../../contract/api/errors';
import { payoutFee } from '../../contract/statements/payoutFee';
import type { Answers, BodyOf } from '../../resources/catalogue/actions';
import { type PayoutSource, statementActions } from '../../resources/statements/actions';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import { lastClosedDay } from '../closing/DayClose';
import type { Deps } from '../deps';
import { likeliestPaidOut } from '../rules/payouts';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { recheckClaims } from './recheckClaims';
import { creditRefusal, payoutRefusal, undoPayoutRefusal } from './rules/payout';
import { cancelPayouts, payoutEntries, settlePayout } from './settlePayout';
import { unpaidOf } from './unpaidLines';

/** The number of lines of a source among which staff choose, latest first. */
const MOST = 200;

type Process = Pick<Deps, 'store' | 'now'>;
const unknownLine = () => new Refusal('notFound', 'There is no such statement line.');

/** Returns the lines that a bank's unmatched line may have paid out, by source. Answers 404 for an unknown line. */
export async function payoutLines(store: Store, id: string): Promise<PayoutSource[]> {
  const credit = await store.get(statementLines, id);
  if (!credit) throw unknownLine();
  const sources = await store.find(statementSources, { sort: { path: 'name', ascending: true } });
  const own = sources.find((source) => source.id === credit.sourceId);
  if (!own || creditRefusal(credit, own.kind)) return [];
  const collectors = sources.filter(({ kind }) => kind !== 'BANK');
  const found = await Promise.all(
    collectors.map(async ({ id: sourceId, name }) => {
      const unpaid = (await unpaidOf(store, sourceId, credit.bookedAt)).slice(-MOST);
      const suggested = likeliestPaidOut(credit.amount, unpaid).map((line) => line.id);
      const lines = unpaid.map(({ paymentId: _, ...line }) => line);
      return { id: sourceId, name, lines, suggested };
    }),
  );
  return found
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => Number(b.suggested.length > 0) - Number(a.suggested.length > 0));
}

/**
 * Settles a bank's unmatched line as the payout of the chosen lines. Their collected money less the credit is the provider's fee,
 * which needs a note if the lines do not name it and it is unusual. Answers 404 for an unknown line, and 409 if a line does not
 * allow it.
 */
export const settleAsPayout = (
  { store, now }: Process,
  id: string,
  { lineIds, note = null }: BodyOf<'settlePayout'>,
  identity: Identity | null,
): Promise<Answers['settlePayout']> =>
  store.transaction(async (tx) => {
    // Two people, or an import, would otherwise pay out a line twice.
    await takeLock(tx, 'payouts');
    const credit = await tx.get(statementLines, id, { lock: true });
    if (!credit) throw unknownLine();
    const lines = await tx.find(statementLines, { where: [{ path: 'id', in: lineIds }] });
    const [bank, collector] = [
      await tx.get(statementSources, credit.sourceId),
      await tx.get(statementSources, lines[0]?.sourceId ?? ''),
    ];
    if (!bank || !collector || lines.length !== new Set(lineIds).size)
      throw new Refusal('invalid', 'lineIds does not exist', { lineIds: 'does not exist' });
    const refusal = payoutRefusal({ credit, creditKind: bank.kind, collectorKind: collector.kind, lines, note });
    if (refusal) throw refusal;
    await settlePayout(tx, collector, credit, lines, now(), identity?.userId ?? null);
    const line = (await tx.get(statementLines, id)) ?? credit;
    const told = { identity, record: line, before: credit, after: line, reason: note };
    await auditAction(tx, statementActions.settlePayout, told, now());
    return { line, fee: payoutFee(credit.amount, lines).fee };
  });

/**
 * Undoes a payout that staff have settled: it is cancelled in the ledger, and its lines can be paid out again. Answers 404 for an
 * unknown line, and 409 if staff did not settle it or a closed day uses it.
 */
export const undoPayout = (
  { store, now }: Process,
  id: string,
  reason: string,
  identity: Identity | null,
): Promise<Answers['undoPayout']> =>
  store.transaction(async (tx) => {
    await takeLock(tx, 'payouts');
    // A day must not be closed while its payout is undone.
    await takeLock(tx, 'close');
    const before = await tx.get(statementLines, id, { lock: true });
    if (!before) throw unknownLine();
    const { last } = await payoutEntries(tx, id);
    const refusal = undoPayoutRefusal({
      credit: before,
      isSettledByStaff: before.settledById !== null,
      bookedAt: last?.dateCreated ?? before.dateUpdated,
      closed: await lastClosedDay(tx),
    });
    if (refusal) throw refusal;
    await cancelPayouts(tx, [id], now());
    await recheckClaims(tx, now());
    const line = (await tx.get(statementLines, id)) ?? before;
    await auditAction(tx, statementActions.undoPayout, { identity, record: line, before, after: line, reason }, now());
    return { line };
  });
