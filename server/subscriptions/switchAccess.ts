import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import type { Deps } from '../deps';
import { NetworkAccessError } from '../ports/NetworkAccess';

type Task = RecordOf<typeof subscriptionUpdateTasks>;

/** The network's result. `unanswered`: it could not be reached, which does not count as a failed attempt. */
export type SwitchResult = { result: 'done' } | { result: 'failed' | 'unanswered'; message: string };

/** The longest message of the network that a task keeps. */
const MAX_MESSAGE = 300;

/** Has the network allow or suspend the account's access. Paid days start when the network has confirmed it. */
export async function switchAccess({ network, log }: Deps, { id, accountId, type }: Task): Promise<SwitchResult> {
  try {
    const change = await (type === 'DEACTIVATION' ? network.suspend({ accountId }) : network.allow({ accountId }));
    return change.state === 'applied' ? { result: 'done' } : { result: 'failed', message: change.reason };
  } catch (error) {
    log.warn({ task: id, name: (error as Error).name }, 'the access was not switched');
    if (!(error instanceof NetworkAccessError))
      return { result: 'failed', message: 'The network gave no usable answer.' };
    const result = error.kind === 'unreachable' ? 'unanswered' : 'failed';
    return { result, message: error.message.slice(0, MAX_MESSAGE) };
  }
}
