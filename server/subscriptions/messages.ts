import { PUBLIC_ROUTES } from '../../contract/pages/routes';
import type { PriceChange } from '../../resources/subscriptions/priceChanges';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import type { IssuedCode } from '../access/phoneCodes';
import type { CustomerMessage } from '../messages/send';
import { dayAt } from '../rules/days';
import type { StoredAccount } from './Subscription';

/** Returns the recipient and client of an SMS to an account's phone number. */
const toAccount = ({ accountDetail, clientId }: StoredAccount) => ({ recipient: accountDetail.phoneNumber, clientId });

/** Says that the network has switched the line on, for the first time or after a pause. The task was created at `since`. */
export const activatedMessage = (
  account: StoredAccount,
  { id, startDate, endDate: until }: Subscription,
  since: string,
): CustomerMessage<'activated'> => ({
  ...toAccount(account),
  since,
  key: `activated:${id}:${startDate}`,
  text: 'activated',
  values: { until, accountNumber: account.accountNumber },
});

/** Says that a subscription has expired and none follows. If it is extended after that, it may expire again. */
export const endedMessage = (
  account: StoredAccount,
  { id, endDate, dateUpdated }: Subscription,
): CustomerMessage<'subscriptionEnded'> => ({
  ...toAccount(account),
  since: endDate ?? dateUpdated,
  key: `ended:${id}:${endDate}`,
  text: 'subscriptionEnded',
  values: { accountNumber: account.accountNumber, page: PUBLIC_ROUTES.renewLogin },
});

/** Says that the subscription ends soon and nothing is paid after it. The reminder was due at `since`. */
export const reminderMessage = (
  account: StoredAccount,
  id: string,
  endDate: string,
  since: string,
): CustomerMessage<'reminder'> => ({
  ...toAccount(account),
  since,
  key: `reminder:${id}:${endDate}`,
  text: 'reminder',
  values: { until: endDate, accountNumber: account.accountNumber, page: PUBLIC_ROUTES.renewLogin },
  expiresAt: endDate,
});

/** Returns the reminder that staff send: the subscription has ended, or ends soon. Its key allows one for each account and day. */
export const sentReminder = (
  account: StoredAccount,
  endDate: string | null,
  now: Date,
): CustomerMessage<'reminder' | 'subscriptionEnded'> => {
  const { accountNumber } = account;
  const page = PUBLIC_ROUTES.renewLogin;
  const occasion = { ...toAccount(account), since: now.toISOString(), key: sentReminderKey(account.id, now) };
  return endDate === null
    ? { ...occasion, text: 'subscriptionEnded', values: { accountNumber, page } }
    : { ...occasion, text: 'reminder', values: { until: endDate, accountNumber, page }, expiresAt: endDate };
};

/** Returns the key of the reminder that staff send an account on the day of a moment. */
export const sentReminderKey = (accountId: string, now: Date): string => `reminder:${accountId}:${dayAt(now)}`;

/** Says that the price of the account's package changes. A change that is moved is said again. */
export const priceChangeMessage = (
  account: StoredAccount,
  { id, startDay, oldPrice, price, noticeAt, dateUpdated }: PriceChange,
  { productName, currency, expiresAt }: { productName: string; currency: string; expiresAt: string },
): CustomerMessage<'priceChange'> => ({
  ...toAccount(account),
  since: noticeAt ?? dateUpdated,
  key: `price:${id}:${startDay}:${price}:${account.id}`,
  text: 'priceChange',
  values: { productName, oldPrice, price, currency, day: startDay, accountNumber: account.accountNumber },
  expiresAt,
});

/** Says that an account was suspended at `since`. */
export const suspendedMessage = (account: StoredAccount, since: string): CustomerMessage<'accountSuspended'> => ({
  ...toAccount(account),
  since,
  key: `suspended:${account.id}:${since}`,
  text: 'accountSuspended',
  values: { accountNumber: account.accountNumber },
});

/**
 * Contains the code with which a customer proves that the account is theirs. `isShared`: the phone number has several accounts, and
 * the customer chooses later.
 */
export const renewalCodeMessage = (
  account: StoredAccount,
  { id, code, minutes, expiresAt, dateCreated, isShared }: IssuedCode & { minutes: number; isShared: boolean },
  secret: string,
): CustomerMessage<'renewalCode'> => ({
  ...toAccount(account),
  since: dateCreated,
  key: `renewal-code:${id}`,
  text: 'renewalCode',
  values: { code, accountNumber: isShared ? null : account.accountNumber, minutes },
  expiresAt,
  secret,
});
