import type { RecordOf, Resource } from '../../resources/language/defineResource';
import type { Fields } from '../../resources/language/kinds';
import type { Deps } from '../deps';
import { logFailure } from '../failureOf';
import { claim } from './leases';
import type { Queue } from './Queue';

/**
 * The number of records that are processed at once, so that a system that is slow about one of them does not delay the others.
 */
const LANES = 8;
const BATCH = 20;
/** The milliseconds after which new due records are looked for while some lanes are still busy. */
const LOOK = 1_000;
/** The default time in milliseconds during which a turn starts new work. */
const TURN = 20_000;

type Rec<F extends Fields> = RecordOf<Resource<F>>;

export interface QueueWork<F extends Fields> {
  queue: Queue<F>;
  /** Claims a record for this process, or returns null. Default: a lease on its row. */
  claim?(record: Rec<F>): Promise<Rec<F> | null>;
  work(claimed: Rec<F>): Promise<unknown>;
}

/**
 * Runs one turn of a job: processes due records in lanes, longest due first, until none are left or `signal` ends the turn;
 * started work is finished. The failure of one record is logged and stops no other. Any number of processes may do so at once.
 * Returns how many records were claimed.
 */
export async function processQueue<F extends Fields>(
  deps: Pick<Deps, 'store' | 'log' | 'now'>,
  { queue, work, claim: take = ({ id }) => claim(deps, queue, id) }: QueueWork<F>,
  signal: AbortSignal = AbortSignal.timeout(TURN),
): Promise<number> {
  const seen = new Set<string>();
  const busy = new Set<Promise<void>>();
  let taken = 0;
  const run = async (record: Rec<F>) => {
    try {
      const claimed = await take(record);
      if (!claimed) return;
      taken += 1;
      await work(claimed);
    } catch (error) {
      logFailure(deps.log, { queue: queue.name, record: record.id }, error, 'skipped');
    }
  };
  /** The number of records seen in this turn that are still due, because they failed or are in progress; they come first. */
  let stuck = 0;
  try {
    while (!signal.aborted) {
      const limit = BATCH + stuck;
      const due = await findDue(deps, queue, limit);
      const fresh = due.filter(({ id }) => !seen.has(id));
      stuck = due.length - fresh.length;
      for (const record of fresh) {
        if (busy.size >= LANES) await Promise.race(busy);
        if (signal.aborted) break;
        seen.add(record.id);
        const running: Promise<void> = run(record).finally(() => busy.delete(running));
        busy.add(running);
      }
      if (due.length === limit) continue;
      if (busy.size === 0) break;
      await Promise.race([...busy, pause(LOOK)]);
    }
  } finally {
    await Promise.all(busy);
  }
  return taken;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());

function findDue<F extends Fields>(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { resource, where, due }: Queue<F>,
  limit: number,
) {
  const isDue = { path: due, before: now().toISOString() } as const;
  return store.find(resource, { where: [...where, isDue], sort: { path: due, ascending: true }, limit });
}
