import { subMilliseconds } from 'date-fns';
import { brand } from '../../contract/brand';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import { type Comparison, compareRefusal, differenceChanges, hasChanged, totalsOf, UNSEEN } from '../rules/closing';
import { dayAfter, dayAt, getDayStart } from '../rules/days';
import { createRecord } from '../store/createRecord';
import { newId } from '../store/newId';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { type DayClose, differencesOf, findClose, recount } from './DayClose';
import { openDifferences } from './openDifferences';

/**
 * A close that was just compared. `recent`: ids of payments that arrived so recently that other transactions may not see them
 * yet.
 */
export interface Compared {
  close: DayClose;
  recent: string[];
}

/**
 * Compares a day that is over and not closed, in the transaction `tx` that holds the lock of closes, and updates its figures and
 * differences. A prepared day is reopened if anything has changed. Throws a Refusal for any other day.
 */
export async function compareDay(tx: Store, day: string, now: Date): Promise<Compared> {
  const before = await findClose(tx, day);
  const refusal = compareRefusal(day, before, dayAt(now));
  if (refusal) throw refusal;
  const close = before ?? (await createRecord(tx, dayCloses, { day }, now));
  const { differences, takings } = await lookAt(tx, day, now);
  const isOther = await keepDifferences(tx, close.id, differences, now);
  const totals = totalsOf(takings.filter(({ part }) => part !== 'RECENT'));
  const isPrepared = close.status === 'PREPARED' && !isOther && !hasChanged(close.totals, totals);
  const { payments, received, returned } = totals;
  const changes = {
    ...{ totals, payments, received, returned, comparedAt: now.toISOString() },
    ...(await openDifferences(tx)),
    ...(isPrepared ? {} : { status: 'OPEN' as const, preparedById: null, preparedAt: null }),
  };
  await updateRecord(tx, dayCloses, close.id, changes, now);
  const compared = await recount(tx, close.id, now);
  return {
    close: compared ?? close,
    recent: takings.flatMap(({ part, key }) => (part === 'RECENT' && key ? [key] : [])),
  };
}

/** Late items are counted on the first day that was not closed when they arrived. */
async function lookAt(tx: Store, day: string, now: Date): Promise<Comparison> {
  const yesterday = await findClose(tx, dayAfter(day, -1));
  const closedAt = yesterday?.status === 'CLOSED' ? yesterday.closedAt : null;
  return tx.compareDay({
    ...{ from: getDayStart(day), before: getDayStart(dayAfter(day, 1)) },
    ...{ timeZone: brand.timeZone, currency: brand.currency },
    lateSince: closedAt ? subMilliseconds(closedAt, UNSEEN).toISOString() : null,
    counted: closedAt ? ((yesterday?.counted ?? []) as string[]) : [],
    recentSince: subMilliseconds(now, UNSEEN).toISOString(),
  });
}

/** Stores the differences. Returns whether there is one that was not already open. */
async function keepDifferences(
  tx: Store,
  closeId: string,
  found: Comparison['differences'],
  now: Date,
): Promise<boolean> {
  const { added, reopened, resolved } = differenceChanges(await differencesOf(tx, closeId), found);
  const moment = { dateCreated: now.toISOString(), dateUpdated: now.toISOString() };
  await tx.load(
    closeDifferences,
    added.map(({ about: _, ...difference }) => ({ id: newId(now), ...moment, closeId, status: 'OPEN', ...difference })),
  );
  for (const { id, amount } of reopened) await updateRecord(tx, closeDifferences, id, { status: 'OPEN', amount }, now);
  for (const id of resolved) await updateRecord(tx, closeDifferences, id, { status: 'RESOLVED' }, now);
  return added.length + reopened.length > 0;
}
