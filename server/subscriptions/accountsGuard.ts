import type { Guard } from '../crud/Guard';
import { endRenewalAccess } from './renewalCodes';
import type { Account } from './Subscription';

/** Who proved by the phone number on an account that it is theirs has proved nothing once it has another. */
export const accountsGuard: Guard<Account> = {
  async update(tx, { before, after }, now) {
    if (before.accountDetail.phoneNumber !== after.accountDetail.phoneNumber) await endRenewalAccess(tx, after.id, now);
  },
};
