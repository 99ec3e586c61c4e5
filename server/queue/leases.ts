import { type Changes, type RecordOf, type Resource, valueAt } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { Deps } from '../deps';
import { updateRecord } from '../store/updateRecord';
import type { Queue } from './Queue';

/**
 * The milliseconds for which a record is leased: longer than any outside system may take. The lease of a process that dies ends
 * this way.
 */
const LEASE = 2 * 60_000;

type Rec<F extends Fields> = RecordOf<Resource<F>>;
type Process = Pick<Deps, 'store' | 'now'>;

/** Returns the end of a lease that is taken now (ISO 8601 UTC). */
export const leaseEnd = (now: Date): string => new Date(now.getTime() + LEASE).toISOString();

/** Returns whether a record of the queue is due. */
export function isDue<F extends Fields>({ due }: Queue<F>, record: object, now: Date): boolean {
  const moment = valueAt(record, due);
  return typeof moment === 'string' && Date.parse(moment) < now.getTime();
}

/**
 * Leases a due record on its locked row. Returns null if it is no longer due, because another process has leased it or it is
 * done.
 */
export function claim<F extends Fields>({ store, now }: Process, queue: Queue<F>, id: string): Promise<Rec<F> | null> {
  return store.transaction(async (tx) => {
    const record = await tx.get(queue.resource, id, { lock: true });
    if (!record || !isDue(queue, record, now())) return null;
    // `due` names one of the record's own moments, which the type cannot express.
    const leased = { [queue.due]: leaseEnd(now()) } as Changes<Resource<F>>;
    return updateRecord(tx, queue.resource, id, leased, now());
  });
}

/**
 * Returns whether a lease is still its owner's. Each lease ends at a different moment, and every other change of a record moves
 * its moment, too. The result of a lost lease is not written.
 */
export const isStillClaimed = <F extends Fields>({ due }: Queue<F>, current: object, claimed: object): boolean =>
  valueAt(current, due) === valueAt(claimed, due);

/** Writes the result for a leased record, if the lease is still its owner's. */
export function conclude<F extends Fields>(
  { store, now }: Process,
  queue: Queue<F>,
  claimed: Rec<F>,
  changes: Changes<Resource<F>>,
): Promise<void> {
  return store.transaction(async (tx) => {
    const current = await tx.get(queue.resource, claimed.id, { lock: true });
    if (current && isStillClaimed(queue, current, claimed))
      await updateRecord(tx, queue.resource, claimed.id, changes, now());
  });
}
