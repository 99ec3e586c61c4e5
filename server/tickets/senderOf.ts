import { accounts } from '../../resources/accounts/accounts';
import { clientWithPhone } from '../accounts/keptClient';
import { yearAt } from '../rules/days';
import { numbersMeant, withPlainSigns } from '../rules/runningNumber';
import type { Store } from '../store/Store';

interface Message {
  phoneNumber: string | null;
  accountNumber: string | null;
  message: string;
}

/**
 * Returns what staff should know about the sender. A typed phone number proves nothing, so the message is not tied to an account
 * or client. One with this number is suggested, and staff can tie it after verifying it.
 */
export async function senderOf(tx: Store, { phoneNumber, accountNumber, message }: Message, now: Date) {
  const typed = accountNumber && withPlainSigns(accountNumber).toUpperCase();
  const numbers = accountNumber ? numbersMeant(accounts.fields.accountNumber, accountNumber, yearAt(now)) : [];
  const where = [{ path: 'accountDetail.phoneNumber', in: phoneNumber ? [phoneNumber] : [] }] as const;
  const newest = { where, limit: 50, sort: { path: 'dateCreated', ascending: false } } as const;
  const found = await tx.find(accounts, newest);
  const account = found.find((each) => numbers.includes(each.accountNumber)) ?? found[0];
  const client = account || !phoneNumber ? undefined : await clientWithPhone(tx, phoneNumber);
  const notes = [
    account && `Possible account: ${account.accountNumber}. It has this phone number, which is not verified.`,
    client && `Possible client: ${client.clientNumber}. They have this phone number, which is not verified.`,
    typed && !numbers.includes(account?.accountNumber ?? '') && `Account number given: ${typed}. It is not verified.`,
  ].filter(Boolean);
  const type = account ? ('CUSTOMER_TICKET' as const) : ('LEAD_TICKET' as const);
  return { type, description: [message, ...notes].join('\n\n') };
}
