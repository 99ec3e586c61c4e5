import type { NetworkWait } from '../../contract/devices/networkWaits';
import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import type { Deps } from '../deps';
import { NetworkAccessError } from '../ports/NetworkAccess';

type Task = RecordOf<typeof subscriptionUpdateTasks>;

/**
 * The network's result. `done`: the message says why it had nothing to do, if so. `unanswered`: it could not be reached. `waiting`: it does so once it has what it waits for. Neither counts
 * as a failed attempt.
 */
export type SwitchResult =
  | { result: 'done'; message: string | null }
  | { result: 'failed' | 'unanswered'; message: string }
  | { result: 'waiting'; message: string; waitsFor: NetworkWait };

/** The longest message of the network that a task keeps. */
const MAX_MESSAGE = 300;

/** Has the network allow or suspend the account's access. Paid days start when the network has confirmed it. */
export async function switchAccess({ network, log }: Deps, task: Task): Promise<SwitchResult> {
  const { id, accountId, type, dateCreated } = task;
  const orderedAt = new Date(dateCreated);
  try {
    const change = await (type === 'DEACTIVATION'
      ? network.suspend({ accountId }, orderedAt)
      : network.allow({ accountId }, orderedAt));
    if (change.state === 'applied') return { result: 'done', message: change.note ?? null };
    return { result: 'waiting', message: change.reason, waitsFor: change.waitsFor ?? 'NEXT_REPORT' };
  } catch (error) {
    log.warn({ task: id, name: (error as Error).name }, 'the access was not switched');
    if (!(error instanceof NetworkAccessError))
      return { result: 'failed', message: 'The network gave no usable answer.' };
    const message = error.message.slice(0, MAX_MESSAGE);
    if (error.waitsFor) return { result: 'waiting', message, waitsFor: error.waitsFor };
    const result = error.kind === 'unreachable' ? 'unanswered' : 'failed';
    return { result, message };
  }
}
