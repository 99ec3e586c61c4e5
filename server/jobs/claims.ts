import { type RecordOf, type Resource, valueAt } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { Deps } from '../deps';
import { type Changes, updateRecord } from '../store/updateRecord';
import type { Queue } from './Queue';

/**
 * Milliseconds for which a claimed record is its claimer's: longer than any peer may take. A process that dies gives it back
 * this way.
 */
const LEASE = 2 * 60_000;

type Rec<F extends Fields> = RecordOf<Resource<F>>;
type Process = Pick<Deps, 'store' | 'now'>;

/** Until when what is claimed now is its claimer's; ISO 8601 UTC. */
export const leaseEnd = (now: Date): string => new Date(now.getTime() + LEASE).toISOString();

/** Whether a record of the queue is due. */
export function isDue<F extends Fields>({ due }: Queue<F>, record: object, now: Date): boolean {
  const moment = valueAt(record, due);
  return typeof moment === 'string' && Date.parse(moment) < now.getTime();
}

/** Claims a due record on its locked row; null where it is no longer due, since another process has it or it is done. */
export function claim<F extends Fields>({ store, now }: Process, queue: Queue<F>, id: string): Promise<Rec<F> | null> {
  return store.transaction(async (tx) => {
    const record = await tx.get(queue.resource, id, { lock: true });
    if (!record || !isDue(queue, record, now())) return null;
    // `due` names one of the record's own moments, which the type cannot say.
    const leased = { [queue.due]: leaseEnd(now()) } as Changes<Resource<F>>;
    return updateRecord(tx, queue.resource, id, leased, now());
  });
}

/**
 * Whether a claim still is its owner's: each claim ends at another moment, and whatever else becomes of a record moves its
 * moment, too. What came of a claim that was lost is not written.
 */
export const isStillClaimed = <F extends Fields>({ due }: Queue<F>, current: object, claimed: object): boolean =>
  valueAt(current, due) === valueAt(claimed, due);

/** Writes what came of a claimed record, where the claim still is its owner's. */
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
