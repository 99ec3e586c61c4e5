import type { Guard } from '../crud/Guard';
import { applyAccountStatus } from '../subscriptions/applyAccountStatus';
import { endRenewalAccess } from '../subscriptions/renewalCodes';
import type { StoredAccount } from '../subscriptions/Subscription';

/**
 * Applies a status that staff give an account to its subscriptions. A new phone number ends the renewal access that was proved
 * with the old one.
 */
export const accountsGuard: Guard<StoredAccount> = {
  async update(tx, { before, after, identity, reason }, now) {
    if (before.status !== after.status)
      await applyAccountStatus(tx, after, { userId: identity?.userId ?? null, reason }, now);
    if (before.accountDetail.phoneNumber !== after.accountDetail.phoneNumber) await endRenewalAccess(tx, after.id, now);
  },
};
