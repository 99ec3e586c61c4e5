import { Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import { OPEN_TASK_STATUSES } from '../../../contract/statuses';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../../resources/subscriptions/subscriptionUpdateTasks';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { claimTask, runTaskFor } from '../runTask';

/** Lets staff run a network task immediately that waits or was given up. */
export function networkHandlers(deps: Deps): Pick<Handlers, 'activateSubscription'> {
  const { store } = deps;
  return {
    async activateSubscription({ params, identity }) {
      const before = await store.get(subscriptions, params.id ?? '');
      if (!before) throw new Refusal('notFound', 'There is no such subscription.');
      const where = [
        { path: 'subscriptionId', in: [before.id] },
        { path: 'status', in: OPEN_TASK_STATUSES },
      ] as const;
      const sort = { path: 'dateCreated', ascending: false } as const;
      const [task] = await store.find(subscriptionUpdateTasks, { where, sort, limit: 1 });
      const claimed = task && (await claimTask(deps, task, true));
      if (!claimed)
        throw new Refusal(
          'conflict',
          phrase('The network has nothing to do for this subscription; it is {status}.', { status: before.status }),
        );
      const log = await runTaskFor(deps, claimed, identity);
      const subscription = (await store.get(subscriptions, before.id)) ?? before;
      return { subscription, log };
    },
  };
}
