import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { accounts } from '../../resources/accounts/accounts';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { sendSmsAndMail } from '../messages/send';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { cancelPaymentForm } from './cancelPaymentForm';
import type { Story } from './events';
import { lockSubscriptions, saveSubscriptions } from './line';
import { suspendedMessage } from './messages';
import { accountStatusAt } from './rules/retention';
import { allPaused, isRunning, joined } from './rules/subscriptionLine';
import type { Line, StoredAccount } from './Subscription';
import { type By, statusStory } from './statusStory';

/**
 * Applies an account's new status to its subscriptions. Suspending pauses all paid ones, resuming continues them, terminating
 * ends them and cancels unpaid ones. The network follows the line.
 */
export async function applyAccountStatus(tx: Store, { id, status }: StoredAccount, by: By, now: Date): Promise<void> {
  const line = await lockSubscriptions(tx, id, now);
  await updateRecord(tx, accounts, id, accountStatusAt(status, now), now);
  if (status === 'SUSPENDED') {
    await suspend(tx, line, by, now);
    const { accountDetail } = line.account;
    await sendSmsAndMail(tx, suspendedMessage(line.account, now.toISOString()), accountDetail.emailAddress, now);
  } else if (status === 'TERMINATED') await end(tx, line, by, now);
  else await resume(tx, line, by, now);
}

const told = (changed: readonly Subscription[], by: By): Story =>
  Object.fromEntries(changed.map((term) => [term.id, statusStory(term, by)]));

const because = (what: string, { userId, reason }: By): By => ({
  userId,
  reason: reason ? `${what}: ${reason}` : what,
});

/** Pauses a line with its account. A subscription that is added to the line of a suspended account is paused, too. */
export async function suspend(tx: Store, line: Line, by: By, now: Date): Promise<void> {
  const changed = allPaused(line.terms, now).map((term) => ({ ...term, pausedWithAccount: true }));
  await saveSubscriptions(tx, line, changed, told(changed, because('the account was suspended', by)), now);
}

async function resume(tx: Store, line: Line, by: By, now: Date): Promise<void> {
  const held = (await pausedOf(tx, line.account)).filter(({ pausedWithAccount }) => pausedWithAccount);
  const { accountNumber, status } = line.account;
  if (status === 'ACTIVE' && held.length === 0)
    throw new Refusal(
      'conflict',
      phrase('Account {accountNumber} has no paid days: it can become inactive.', { accountNumber }),
      { status: 'can become inactive' },
    );
  if (status === 'INACTIVE' && held.length > 0)
    throw new Refusal(
      'conflict',
      phrase('Account {accountNumber} has paid days left: it can become active.', { accountNumber }),
      { status: 'can become active' },
    );
  const changed = held.reduce((terms, term) => joined(terms, term, now), [...line.terms]);
  await saveSubscriptions(tx, line, changed, told(changed, because('the account was resumed', by)), now);
}

async function end(tx: Store, line: Line, by: By, now: Date): Promise<void> {
  const paid = [...line.terms, ...(await pausedOf(tx, line.account))].map((term) => ({
    ...term,
    status: 'TERMINATED' as const,
    ...(isRunning(term) ? { endDate: now.toISOString() } : { startDate: null, endDate: null }),
  }));
  const changed = [...paid, ...(await unpaid(tx, line.account, now))];
  await saveSubscriptions(tx, line, changed, told(changed, because('with its account', by)), now);
}

/** Returns an account's unpaid subscriptions as cancelled. Their payment forms expect no payment any more. */
async function unpaid(tx: Store, account: StoredAccount, now: Date) {
  const open = await of(tx, account, ['NEW', 'PENDING', 'INITIATED']);
  for (const { paymentFormId } of open) await cancelPaymentForm(tx, paymentFormId, now);
  return open.map((term) => ({ ...term, status: 'CANCELLED' as const }));
}

/** Cancels the unpaid subscriptions of an account that accepts no more payments. */
export async function cancelUnpaid(tx: Store, line: Line, by: By, now: Date): Promise<void> {
  const changed = await unpaid(tx, line.account, now);
  await saveSubscriptions(tx, line, [...line.terms, ...changed], told(changed, by), now);
}

/** Returns the account's paid subscriptions that are paused. */
export const pausedOf = (tx: Store, account: StoredAccount) => of(tx, account, ['INACTIVE']);

const of = (tx: Store, { id }: StoredAccount, statuses: Subscription['status'][]) =>
  tx.find(subscriptions, {
    where: [
      { path: 'accountId', in: [id] },
      { path: 'status', in: statuses },
    ],
    sort: { path: 'paidAt', ascending: true },
  });
