import type { Deps } from '../../deps';
import { conclude, isStillClaimed, leaseEnd } from '../../queue/leases';
import { QUEUES } from '../../queue/queues';
import { workOff } from '../../queue/workOff';
import type { Import } from '../Import';
import { takeInBatch } from '../takeIn';

/** Takes in what imports have ready, batch by batch, until all is or the turn ends. Answers how many imports it took. */
export const takeInImports = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  workOff(deps, { queue: QUEUES.imports, work: (claimed) => goOn(deps, claimed, signal) }, signal);

/** Where the turn ends before the import does, the next one goes on with it at once. */
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
