import { subscriptionUpdateTasks } from '../../resources/subscriptionUpdateTasks';
import type { Deps } from '../deps';
import { claimTask, runTask } from '../subscriptions/runTask';
import { inTurn } from './inTurn';

const BATCH = 20;

/**
 * Has the network do the update tasks that are due. Any number of processes may run it: a task is claimed on its locked row.
 * Answers how many it tried.
 */
export async function activate(deps: Deps): Promise<number> {
  const where = [{ path: 'nextAttemptAt', before: deps.now().toISOString() }];
  const sort = { path: 'nextAttemptAt', ascending: true };
  const due = await deps.store.find(subscriptionUpdateTasks, { where, sort, limit: BATCH });
  let tried = 0;
  await inTurn(due, deps.log, async (task) => {
    const claimed = await claimTask(deps, task, false);
    if (!claimed) return;
    tried += 1;
    await runTask(deps, claimed);
  });
  return tried;
}
