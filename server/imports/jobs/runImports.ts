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
  let current: Import | null = claimed;
  while (current && !signal?.aborted) {
    const ours: Import = current;
    current = await takeInBatch(deps, ours.id, {
      holds: (stored) => isStillClaimed(QUEUES.imports, stored, ours),
      until: () => leaseEnd(deps.now()),
    });
  }
  if (current) await conclude(deps, QUEUES.imports, current, { nextTurnAt: deps.now().toISOString() });
}
