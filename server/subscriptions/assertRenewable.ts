import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import type { AccountStatus } from '../../contract/subscriptions/accountStatus';
import { againstRenewing } from '../../contract/subscriptions/renewing';
import type { StoredAccount } from './Subscription';

/** The person who asks for a renewal. A refusal tells customers and staff different next steps. */
export type Asker = 'CUSTOMER' | 'STAFF';

/** Throws a Refusal in the words of the asker if the account cannot be renewed. */
export function assertRenewable({ status }: Pick<StoredAccount, 'status'>, asker: Asker): void {
  const forStaff = asker === 'STAFF' ? staffRenewalRefusal(status) : null;
  if (forStaff) throw forStaff;
  const refusal = againstRenewing(status);
  if (refusal)
    throw new Refusal(
      'conflict',
      phrase('{title}. {text}', { title: new Terms([refusal.title]), text: new Terms([refusal.text]) }),
    );
}

/** Returns why staff cannot renew an account in this status, and what they can do about it; or null if it can be renewed. */
function staffRenewalRefusal(status: AccountStatus): Refusal | null {
  if (status === 'SUSPENDED')
    return new Refusal('conflict', 'This account is suspended. Resume it, and then renew it.');
  if (status === 'TERMINATED')
    return new Refusal(
      'conflict',
      'This account is closed. Refund the money, or order a new connection for the customer.',
    );
  return status === 'TRANSFERRED'
    ? new Refusal('conflict', 'This account was transferred. Renew the account that has its connection now.')
    : null;
}
