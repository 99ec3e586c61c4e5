import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

export type DayClose = RecordOf<typeof dayCloses>;
export type Difference = RecordOf<typeof closeDifferences>;

/** The close of a day, `YYYY-MM-DD`; null before it was compared for the first time. */
export async function closeOf(store: Store, day: string): Promise<DayClose | null> {
  const [close] = await store.find(dayCloses, { where: [{ path: 'day', in: [day] }], limit: 1 });
  return close ?? null;
}

/** The last day that was closed; null before the first close. */
export async function lastClosed(store: Store): Promise<DayClose | null> {
  const where = [{ path: 'status', in: ['CLOSED'] }] as const;
  const [last] = await store.find(dayCloses, { where, sort: { path: 'day', ascending: false }, limit: 1 });
  return last ?? null;
}

/** Every difference of a close. */
export const differencesOf = (store: Store, closeId: string): Promise<Difference[]> =>
  store.find(closeDifferences, {
    where: [{ path: 'closeId', in: [closeId] }],
    sort: { path: 'since', ascending: true },
  });

/** The figures of a close that its differences make. */
export async function recount(tx: Store, closeId: string, now: Date): Promise<DayClose | null> {
  const where = [
    { path: 'closeId', in: [closeId] },
    { path: 'status', in: ['OPEN'] },
  ] as const;
  const differences = await tx.count(closeDifferences, { where });
  const differenceAmount = await tx.sum(closeDifferences, 'amount', { where });
  return updateRecord(tx, dayCloses, closeId, { differences, differenceAmount }, now);
}
