import type { Guard } from '../crud/Guard';
import { followAccount } from '../subscriptions/followAccount';
import { endRenewalAccess } from '../subscriptions/renewalCodes';
import type { Account } from '../subscriptions/Subscription';

/**
 * A status that staff give an account changes its subscriptions. Who proved by the phone number on an account that it is theirs has proved nothing once it has another.
 */
export const accountsGuard: Guard<Account> = {
  async update(tx, { before, after, identity, reason }, now) {
    if (before.status !== after.status)
      await followAccount(tx, after, { userId: identity?.userId ?? null, reason }, now);
    if (before.accountDetail.phoneNumber !== after.accountDetail.phoneNumber) await endRenewalAccess(tx, after.id, now);
  },
};
