import type { Deps } from '../../deps';
import { conclude, isStillClaimed, leaseEnd } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import type { Import } from '../Import';
import { takeInBatch } from '../takeIn';

/** Imports rows that are READY, batch by batch, until all are done or the turn ends. Returns how many imports were processed. */
export const runImports = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(deps, { queue: QUEUES.imports, work: (claimed) => goOn(deps, claimed, signal) }, signal);

/** Continues an import. If the turn ends first, the next one continues it immediately. */
async function goOn(deps: Deps, claimed: Import, signal: AbortSignal | undefined): Promise<void> {
  let taken: Awaited<ReturnType<typeof takeInBatch>> = { current: claimed, line: 0 };
  while (taken && !signal?.aborted) {
    const { current: ours, line } = taken;
    const claim = {
      holds: (stored: Import) => isStillClaimed(QUEUES.imports, stored, ours),
      until: () => leaseEnd(deps.now()),
    };
    taken = await takeInBatch(deps, ours.id, claim, line);
  }
  if (taken) await conclude(deps, QUEUES.imports, taken.current, { nextTurnAt: deps.now().toISOString() });
}
