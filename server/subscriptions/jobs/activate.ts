import type { Deps } from '../../deps';
import { QUEUES } from '../../queue/queues';
import { workOff } from '../../queue/workOff';
import { claimTask, runTask } from '../runTask';

/** Has the network do the update tasks that are due. Answers how many were tried. */
export const activate = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  workOff(
    deps,
    {
      queue: QUEUES.deviceTasks,
      claim: (task) => claimTask(deps, task, false),
      work: (task) => runTask(deps, task),
    },
    signal,
  );
