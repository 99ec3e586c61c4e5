import { accounts } from '../../resources/accounts/accounts';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { sendSmsAndMail } from '../messages/send';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { endedMessage } from './messages';
import { openTask, supersedeTasks } from './networkTasks';
import { accountStatusAt } from './rules/retention';
import { isInLine, isRunning } from './rules/subscriptionLine';
import type { Line, StoredAccount } from './Subscription';

/**
 * Applies a change of a line (see saveSubscriptions). If the line is empty now, the network switches it off and the customer is
 * informed. If it has a new first subscription that is not switched on yet, a task does that. The account's status shows whether
 * the line runs. Returns the updated account.
 */
export async function applySubscriptionEffects(
  tx: Store,
  line: Line,
  changed: readonly Subscription[],
  now: Date,
): Promise<StoredAccount> {
  const { account } = line;
  const terms = changed.filter(isInLine);
  const [first] = terms;
  const ran = line.terms.find(isRunning);
  const gone = line.terms.filter(({ id }) => !terms.some((term) => term.id === id));
  // If another subscription follows the one that ran, an open task to switch the line on is kept for that one.
  await supersedeTasks(tx, first ? gone.filter((term) => !isRunning(term)) : gone, now);
  if (!first && ran) await openTask(tx, account, ran, 'DEACTIVATION', now);
  if (first && !ran && first.id !== line.terms[0]?.id)
    await openTask(tx, account, first, first.isRenewal ? 'RENEWAL' : 'ACTIVATION', now);
  const expired = changed.findLast(({ status }) => status === 'EXPIRED');
  if (!first && expired)
    await sendSmsAndMail(tx, endedMessage(account, expired), account.accountDetail.emailAddress, now);
  return withStatus(tx, account, first, now);
}

/**
 * Updates the account's status. A suspended or terminated account keeps it; a resumed one stays active while the network switches
 * it on.
 */
async function withStatus(
  tx: Store,
  account: StoredAccount,
  first: Subscription | undefined,
  now: Date,
): Promise<StoredAccount> {
  const { id, status } = account;
  const next = first && isRunning(first) ? 'ACTIVE' : status === 'ACTIVE' && !first ? 'INACTIVE' : status;
  if (next === status || status === 'SUSPENDED' || status === 'TERMINATED') return account;
  return (await updateRecord(tx, accounts, id, accountStatusAt(next, now), now)) ?? account;
}
