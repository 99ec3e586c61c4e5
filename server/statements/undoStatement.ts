import { addMilliseconds } from 'date-fns';
import { Refusal } from '../../contract/api/errors';
import { claims } from '../../resources/claims/claims';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import type { RecordOf } from '../../resources/language/defineResource';
import { statementActions } from '../../resources/statements/actions';
import { statementLines } from '../../resources/statements/statementLines';
import { statementSources } from '../../resources/statements/statementSources';
import { statements } from '../../resources/statements/statements';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import { compareDay } from '../closing/compare';
import { lastClosed } from '../closing/DayClose';
import type { Deps } from '../deps';
import { dayAfter, dayAt, getDayStart } from '../rules/days';
import { takeLock } from '../store/locks';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { undoRefusal } from './rules/undo';
import { cancelPayouts } from './settlePayout';

type Statement = RecordOf<typeof statements>;

const CHUNK = 1_000;

/**
 * Removes a statement with its lines, so that the file can be imported again. Payouts that its lines were part of are booked back,
 * and the open days that used them are compared again. Answers 404 for an unknown statement, and 409 if a closed day or a settled
 * claim uses one of its lines.
 */
export const undoStatement = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  reason: string,
  identity: Identity | null,
): Promise<{ removedLines: number }> =>
  store.transaction(async (tx) => {
    const known = await tx.get(statements, id);
    // Imports of a source take turns.
    if (known) await tx.get(statementSources, known.sourceId, { lock: true });
    const before = known && (await tx.get(statements, id, { lock: true }));
    if (!before) throw new Refusal('notFound', 'There is no such statement.');
    const removedLines = await removeStatement(tx, before, reason, identity, now());
    return { removedLines };
  });

/** Removes a statement in the transaction `tx` that holds the lock of its source. Returns the number of removed lines. */
export async function removeStatement(
  tx: Store,
  statement: Statement,
  reason: string,
  identity: Identity | null,
  now: Date,
): Promise<number> {
  await takeLock(tx, 'payouts');
  // A day must not be closed while its lines are removed.
  await takeLock(tx, 'close');
  const own = [{ path: 'statementId', in: [statement.id] }] as const;
  const lines = await tx.pick(statementLines, ['id', 'status', 'payoutLineId', 'bookedAt'], { where: own });
  const ids = lines.map((line) => line.id);
  const credits = new Set(
    lines.flatMap(({ id, status, payoutLineId }) => (status === 'PAYOUT' ? [id] : (payoutLineId ?? []))),
  );
  const closed = await closedUse(tx, statement.id, [...credits]);
  const refusal = undoRefusal({ closed, claimNumber: await claimOn(tx, ids) });
  if (refusal) throw refusal;
  await cancelPayouts(tx, [...credits], now);
  const days = await releaseDifferences(tx, ids, now);
  for (const bookedAt of await releaseRevisions(tx, statement.id, now)) days.add(dayAt(new Date(bookedAt)));
  for (const part of chunksOf(ids)) await tx.removeWhere(statementLines, [{ path: 'id', in: part }], part.length);
  await tx.remove(statements, statement.id);
  for (const { bookedAt } of lines) days.add(dayAt(new Date(bookedAt)));
  await compareAgain(tx, days, now);
  const told = { identity, record: statement, before: statement, after: null, reason };
  await auditAction(tx, statementActions.undoStatement, told, now);
  return ids.length;
}

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, at) => ids.slice(at * CHUNK, (at + 1) * CHUNK));

/**
 * Returns the last closed day with the number of lines that closed days use, of the statement and of the payouts that would be
 * cancelled: those that were there when it was closed and are booked on it or before. Later ones belong to a day that is open.
 */
async function closedUse(tx: Store, statementId: string, creditIds: readonly string[]) {
  const last = await lastClosed(tx);
  if (!last?.closedAt) return null;
  const used = [
    { path: 'bookedAt', before: getDayStart(dayAfter(last.day, 1)) },
    { path: 'dateCreated', before: addMilliseconds(last.closedAt, 1).toISOString() },
  ] as const;
  const own = await tx.count(statementLines, { where: [{ path: 'statementId', in: [statementId] }, ...used] });
  const others = await tx.count(statementLines, {
    where: [{ path: 'id', in: creditIds }, { path: 'statementId', isNot: statementId }, ...used],
  });
  return { day: last.day, lines: own + others };
}

/** Returns the number of a claim that was settled with one of the lines, or null. */
export async function claimOn(tx: Store, lineIds: readonly string[]): Promise<string | null> {
  for (const part of chunksOf(lineIds)) {
    const [claim] = await tx.find(claims, { where: [{ path: 'lineId', in: part }], limit: 1 });
    if (claim) return claim.claimNumber;
  }
  return null;
}

/** Forgets how a statement has shown lines of other statements differently. Returns when these are booked. */
async function releaseRevisions(tx: Store, statementId: string, now: Date): Promise<string[]> {
  const where = [{ path: 'revisedInId', in: [statementId] }] as const;
  const lines = await tx.pick(statementLines, ['id', 'bookedAt'], { where });
  for (const { id } of lines)
    await updateRecord(tx, statementLines, id, { revisedInId: null, revision: null, revisedBy: null }, now);
  return lines.map(({ bookedAt }) => bookedAt);
}

/** Separates differences from their lines. Returns the days of these differences. */
async function releaseDifferences(tx: Store, lineIds: readonly string[], now: Date): Promise<Set<string>> {
  const closeIds = new Set<string>();
  for (const part of chunksOf(lineIds))
    for (const { id, closeId } of await tx.find(closeDifferences, { where: [{ path: 'lineId', in: part }] })) {
      await updateRecord(tx, closeDifferences, id, { lineId: null }, now);
      closeIds.add(closeId);
    }
  if (closeIds.size === 0) return new Set();
  const closes = await tx.pick(dayCloses, ['day'], { where: [{ path: 'id', in: [...closeIds] }] });
  return new Set(closes.map(({ day }) => day));
}

async function compareAgain(tx: Store, days: ReadonlySet<string>, now: Date): Promise<void> {
  if (days.size === 0) return;
  const where = [
    { path: 'day', in: [...days] },
    { path: 'status', in: ['OPEN', 'PREPARED'] },
  ] as const;
  for (const { day } of await tx.pick(dayCloses, ['day'], { where })) await compareDay(tx, day, now);
}
