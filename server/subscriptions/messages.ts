import { brand } from '../../contract/brand';
import type { IssuedCode } from '../access/phoneCodes';
import type { ConfidentialMessage, NewMessage } from '../messages/enqueue';
import { formatMoment } from '../rules/formatMoment';
import type { Account, Subscription } from './Subscription';

const until = (moment: string | null) => (moment ? formatMoment(moment) : 'further notice');

/** Returns the channel and recipient of an SMS to an account's phone number. */
const sms = ({ accountDetail }: Account) => ({ channel: 'SMS', recipient: accountDetail.phoneNumber }) as const;

/** Says that the network has switched the line on, for the first time or after a pause. The task was created at `since`. */
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

/** Says that a subscription has expired and none follows. If it is extended after that, it may expire again. */
export const endedMessage = (account: Account, { id, endDate, dateUpdated }: Subscription): NewMessage => ({
  ...sms(account),
  since: endDate ?? dateUpdated,
  kind: 'SUBSCRIPTION_END',
  key: `ended:${id}:${endDate}`,
  body: `Your ${brand.name} subscription has ended. Renew it to go online again: ${brand.contacts.phone}. Account ${account.accountNumber}.`,
});

/** Says that the subscription ends soon and nothing is paid after it. The reminder was due at `since`. */
export const reminderMessage = (account: Account, id: string, endDate: string, since: string): NewMessage => ({
  ...sms(account),
  since,
  kind: 'REMINDER',
  key: `reminder:${id}:${endDate}`,
  body: `Your ${brand.name} subscription ends on ${until(endDate)}. Renew in time to stay online. Account ${account.accountNumber}.`,
  expiresAt: endDate,
});

/**
 * Contains the code with which a customer proves that the account is theirs. The code is at the beginning, where phones look for
 * it.
 */
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
