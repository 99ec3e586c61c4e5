import type { Deps } from '../../deps';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { claimTask, runTask } from '../runTask';

/** Performs the network's due update tasks. Returns how many were tried. */
export const activate = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(
    deps,
    {
      queue: QUEUES.deviceTasks,
      claim: (task) => claimTask(deps, task, false),
      work: (task) => runTask(deps, task),
    },
    signal,
  );
