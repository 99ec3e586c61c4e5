import { accounts } from '../../resources/accounts/accounts';
import { enqueue } from '../messages/enqueue';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { endedMessage } from './messages';
import { dropTasks, openTask } from './networkTasks';
import { isInLine, isRunning } from './rules/subscriptionLine';
import type { Account, Line, Subscription } from './Subscription';

/**
 * What follows from a change of a line (see changeLine): where nothing is left of it, the network takes it down and the
 * customer is told that it ended; where it has a new first one that the network has yet to switch on, a task asks for that;
 * and the account's status says whether it runs. Answers the account as it has become.
 */
export async function followLine(tx: Store, line: Line, changed: readonly Subscription[], now: Date): Promise<Account> {
  const { account } = line;
  const terms = changed.filter(isInLine);
  const [first] = terms;
  const ran = line.terms.find(isRunning);
  const gone = line.terms.filter(({ id }) => !terms.some((term) => term.id === id));
  // Where another has followed what ran, what still has to be switched on is switched on for that one.
  await dropTasks(tx, first ? gone.filter((term) => !isRunning(term)) : gone, now);
  if (!first && ran) await openTask(tx, account, ran, 'DEACTIVATION', now);
  if (first && !ran && first.id !== line.terms[0]?.id)
    await openTask(tx, account, first, first.isRenewal ? 'RENEWAL' : 'ACTIVATION', now);
  const expired = changed.findLast(({ status }) => status === 'EXPIRED');
  if (!first && expired) await enqueue(tx, endedMessage(account, expired), now);
  return withStatus(tx, account, first, now);
}

/** What staff have suspended or terminated stays so; one that was resumed is active while the network switches it on. */
async function withStatus(tx: Store, account: Account, first: Subscription | undefined, now: Date): Promise<Account> {
  const { id, status } = account;
  const next = first && isRunning(first) ? 'ACTIVE' : status === 'ACTIVE' && !first ? 'INACTIVE' : status;
  if (next === status || status === 'SUSPENDED' || status === 'TERMINATED') return account;
  return (await updateRecord(tx, accounts, id, { status: next }, now)) ?? account;
}
