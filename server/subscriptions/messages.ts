import { brand } from '../../contract/brand';
import type { IssuedCode } from '../access/phoneCodes';
import type { ConfidentialMessage, NewMessage } from '../messages/enqueue';
import { formatMoment } from '../rules/formatMoment';
import type { Account, Subscription } from './Subscription';

const until = (moment: string | null) => (moment ? formatMoment(moment) : 'further notice');

/** An SMS to the phone number on an account. */
const sms = ({ accountDetail }: Account) => ({ channel: 'SMS', recipient: accountDetail.phoneNumber }) as const;

/** The network has switched the line on, for the first time or after a pause; it was asked to at `since`. */
export const activatedMessage = (
  account: Account,
  { id, startDate, endDate }: Subscription,
  since: string,
): NewMessage => ({
  ...sms(account),
  since,
  kind: 'ACTIVATION',
  key: `activated:${id}:${startDate}`,
  body: `You are online until ${until(endDate)}. Account ${account.accountNumber}.`,
});

/** A subscription ran out and none waited behind it; one that was extended after that may end once more. */
export const endedMessage = (account: Account, { id, endDate, dateUpdated }: Subscription): NewMessage => ({
  ...sms(account),
  since: endDate ?? dateUpdated,
  kind: 'SUBSCRIPTION_END',
  key: `ended:${id}:${endDate}`,
  body: `Your ${brand.name} subscription has ended. Renew it to go online again: ${brand.contacts.phone}. Account ${account.accountNumber}.`,
});

/** The end is near, and nothing is paid for after it; the reminder was due at `since`. */
export const reminderMessage = (account: Account, id: string, endDate: string, since: string): NewMessage => ({
  ...sms(account),
  since,
  kind: 'REMINDER',
  key: `reminder:${id}:${endDate}`,
  body: `Your ${brand.name} subscription ends on ${until(endDate)}. Renew in time to stay online. Account ${account.accountNumber}.`,
  expiresAt: endDate,
});

/** The code with which a customer proves that the account is theirs; it begins the text, where phones look for it. */
export const renewalCodeMessage = (
  account: Account,
  { id, code, minutes, expiresAt, dateCreated }: IssuedCode & { minutes: number },
): ConfidentialMessage => ({
  ...sms(account),
  kind: 'RENEWAL_CODE',
  since: dateCreated,
  key: `renewal-code:${id}`,
  body: `${code} is your code to renew account ${account.accountNumber}. It is valid for ${minutes} minutes. Do not share it. ${brand.name}`,
  expiresAt,
});
