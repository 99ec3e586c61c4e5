import { Refusal } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { RowScope } from '../../resources/language/rowScope';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { type Subscription, subscriptions } from '../../resources/subscriptions/subscriptions';
import { sendSmsAndMail } from '../messages/send';
import { dayAt, getDayStart } from '../rules/days';
import type { Store } from '../store/Store';
import { lockSubscriptions } from './line';
import { endedMessage, reminderMessage, sentReminder, sentReminderKey } from './messages';
import { reminderRefusal } from './rules/retention';
import type { StoredAccount } from './Subscription';

/**
 * Reminds a customer to renew because staff ask for it, in the transaction `tx`. Refuses if the customer has renewed, has opted
 * out or has had this reminder today, whether staff or a job sent it. The account is locked, so that two who ask at once send one
 * message. Returns the account.
 */
export async function sendReminder(
  tx: Store,
  { id, within }: { id: string; within: RowScope | undefined },
  now: Date,
): Promise<StoredAccount> {
  if (!(await tx.get(accounts, id, { within }))) throw new Refusal('notFound', 'There is no such account.');
  const { account, terms } = await lockSubscriptions(tx, id, now);
  const last = terms[0] ?? (await lastEnded(tx, id));
  const refusal = reminderRefusal({
    account,
    terms,
    isOptedOut: await isOptedOut(tx, account.clientId),
    isRemindedToday: await wasSentToday(tx, [sentReminderKey(id, now), ...keysOf(account, last)], now),
  });
  if (refusal) throw refusal;
  const message = sentReminder(account, terms[0]?.endDate ?? null, now);
  await sendSmsAndMail(tx, message, account.accountDetail.emailAddress, now);
  return account;
}

/** Returns whether staff have reminded an account on the day of `now`. */
export const isRemindedByStaff = (tx: Store, accountId: string, now: Date): Promise<boolean> =>
  wasSentToday(tx, [sentReminderKey(accountId, now)], now);

/** Returns whether the client does not want reminders. */
export const isOptedOut = async (tx: Store, clientId: string | null): Promise<boolean> =>
  clientId !== null && Boolean((await tx.get(clients, clientId))?.optedOutAt);

/** Returns the keys of the messages that the jobs send about the end of a subscription. */
function keysOf(account: StoredAccount, subscription: Subscription | undefined): string[] {
  if (!subscription?.endDate) return [];
  const { id, endDate } = subscription;
  return [reminderMessage(account, id, endDate, endDate).key, endedMessage(account, subscription).key];
}

async function lastEnded(tx: Store, accountId: string): Promise<Subscription | undefined> {
  const [last] = await tx.find(subscriptions, {
    where: [
      { path: 'accountId', in: [accountId] },
      { path: 'status', in: ['EXPIRED'] },
    ],
    sort: { path: 'endDate', ascending: false },
    limit: 1,
  });
  return last;
}

async function wasSentToday(tx: Store, keys: readonly string[], now: Date): Promise<boolean> {
  const sent = await tx.count(outboxMessages, {
    where: [
      { path: 'key', in: keys },
      { path: 'dateCreated', from: getDayStart(dayAt(now)) },
    ],
  });
  return sent > 0;
}
