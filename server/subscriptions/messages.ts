import { brand } from '../../contract/brand';
import { said } from '../rules/explanation';
import type { Account, Subscription } from './Subscription';

const until = (moment: string | null) => (moment ? said(moment) : 'further notice');

const sms = ({ accountDetail }: Account, key: string, body: string) =>
  ({ key, channel: 'SMS', recipient: accountDetail.phoneNumber, body }) as const;

/** The network has switched the line on. */
export const activatedMessage = (account: Account, { id, endDate }: Subscription) =>
  sms(account, `activated:${id}`, `You are online until ${until(endDate)}. Account ${account.accountNumber}.`);

/** A subscription ran out and none waited behind it; one that was extended after that may end once more. */
export const endedMessage = (account: Account, { id, endDate }: Subscription) =>
  sms(
    account,
    `ended:${id}:${endDate}`,
    `Your ${brand.name} subscription has ended. Renew it to go online again: ${brand.contacts.phone}. Account ${account.accountNumber}.`,
  );

/** The end is near, and nothing is paid for after it. */
export const reminderMessage = (account: Account, { id, endDate }: Subscription) =>
  sms(
    account,
    `reminder:${id}:${endDate}`,
    `Your ${brand.name} subscription ends on ${until(endDate)}. Renew in time to stay online. Account ${account.accountNumber}.`,
  );

/** The code with which a customer proves that the account is theirs; it begins the text, where phones look for it. */
export const renewalCodeMessage = (
  account: Account,
  { id, code, minutes }: { id: string; code: string; minutes: number },
) =>
  sms(
    account,
    `renewal-code:${id}`,
    `${code} is your code to renew account ${account.accountNumber}. It counts for ${minutes} minutes. Tell it to nobody. ${brand.name}`,
  );
