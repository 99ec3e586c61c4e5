import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import type { RecordOf } from '../../resources/language/defineResource';
import type { ClosedDay } from '../rules/closing';
import { dayAfter, getDayStart } from '../rules/days';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

export type DayClose = RecordOf<typeof dayCloses>;
export type Difference = RecordOf<typeof closeDifferences>;

/** Returns the close of a day, `YYYY-MM-DD`, or null if the day was never compared. */
export async function findClose(store: Store, day: string): Promise<DayClose | null> {
  const [close] = await store.find(dayCloses, { where: [{ path: 'day', in: [day] }], limit: 1 });
  return close ?? null;
}

/** Returns the last closed day, or null before the first close. */
export async function lastClosed(store: Store): Promise<DayClose | null> {
  const where = [{ path: 'status', in: ['CLOSED'] }] as const;
  const [last] = await store.find(dayCloses, { where, sort: { path: 'day', ascending: false }, limit: 1 });
  return last ?? null;
}

/** Returns when the last closed day ended and was closed, or null before the first close. */
export async function lastClosedDay(store: Store): Promise<ClosedDay | null> {
  const last = await lastClosed(store);
  if (!last?.closedAt) return null;
  return { day: last.day, endsAt: getDayStart(dayAfter(last.day, 1)), closedAt: last.closedAt };
}

/** Returns every difference of a close. */
export const differencesOf = (store: Store, closeId: string): Promise<Difference[]> =>
  store.find(closeDifferences, {
    where: [{ path: 'closeId', in: [closeId] }],
    sort: { path: 'since', ascending: true },
  });

/** Recalculates a close's figures from its differences. */
export async function recount(tx: Store, closeId: string, now: Date): Promise<DayClose | null> {
  const where = [
    { path: 'closeId', in: [closeId] },
    { path: 'status', in: ['OPEN'] },
  ] as const;
  const differences = await tx.count(closeDifferences, { where });
  const differenceAmount = await tx.sum(closeDifferences, 'amount', { where });
  return updateRecord(tx, dayCloses, closeId, { differences, differenceAmount }, now);
}
