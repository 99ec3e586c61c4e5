import { accounts } from '../../resources/accounts/accounts';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { updateAccessLines } from '../network/updateAccessLines';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { applySubscriptionEffects } from './applySubscriptionEffects';
import { paidTerms } from './current';
import { consequence, recordEvent, type Story } from './events';
import { isInLine, lineAt, reminderFor } from './rules/subscriptionLine';
import type { Line } from './Subscription';

/**
 * Locks an account's line until the transaction ends, and first brings it up to `now`. Every change of a subscription begins
 * here, so that changes take turns and none works on an expired one. Throws if the account does not exist.
 */
export async function lockSubscriptions(tx: Store, accountId: string, now: Date): Promise<Line> {
  const account = await tx.get(accounts, accountId, { lock: true });
  if (!account) throw new Error(`There is no account ${accountId}.`);
  const terms = await paidTerms(tx, accountId);
  return terms.length === 0
    ? { account, terms }
    : saveSubscriptions(tx, { account, terms }, lineAt(terms, now), {}, now);
}

/** The same for the account of a subscription, and returns the subscription, too; null if it does not exist. */
export async function openLineOf(
  tx: Store,
  subscriptionId: string,
  now: Date,
): Promise<{ line: Line; subscription: Subscription } | null> {
  const found = await tx.get(subscriptions, subscriptionId);
  if (!found) return null;
  const line = await lockSubscriptions(tx, found.accountId, now);
  const subscription = await tx.get(subscriptions, subscriptionId);
  // The subscription may have been transferred while this call waited for the lock.
  return subscription?.accountId === found.accountId ? { line, subscription } : openLineOf(tx, subscriptionId, now);
}

/**
 * Writes a changed line (including subscriptions that left it), with an event for each subscription that changed, and applies the
 * consequences for the network, the access lines, the account and its owner. `story` holds the explicit events; the others are
 * implied by them.
 */
export async function saveSubscriptions(
  tx: Store,
  line: Line,
  changed: readonly Subscription[],
  story: Story,
  now: Date,
): Promise<Line> {
  for (const after of changed) {
    const before = line.terms.find(({ id }) => id === after.id) ?? null;
    const what = story[after.id] ?? (before && consequence(before, after));
    if (!what) continue;
    await write(tx, before, after, now);
    await recordEvent(tx, before, after, what, now);
  }
  const account = await applySubscriptionEffects(tx, line, changed, now);
  await updateAccessLines(tx, account, now);
  return { account, terms: changed.filter(isInLine) };
}

/** Writes only those fields of a subscription that its line determines. */
function write(tx: Store, before: Subscription | null, after: Subscription, now: Date) {
  const { accountId, status, startDate, endDate, addedDays, usedSeconds, pausedWithAccount } = after;
  const sameEnd = before?.endDate === endDate && before.status === status;
  const remindAt = sameEnd ? before.remindAt : reminderFor(after, now);
  const paused = { usedSeconds, pausedWithAccount: status === 'INACTIVE' && pausedWithAccount };
  const changes = { accountId, status, startDate, endDate, addedDays, remindAt, ...paused };
  return updateRecord(tx, subscriptions, after.id, changes, now);
}
