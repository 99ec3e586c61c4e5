import { normalisePhone } from '../../contract/phone';
import { isRenewable } from '../../contract/subscriptions/renewing';
import { accounts } from '../../resources/accounts/accounts';
import { isCustomers } from '../access/rules/phoneCode';
import type { Store } from '../store/Store';
import type { StoredAccount } from './Subscription';

/** Returns the account with this number, or the newest with this phone number; accounts that can be renewed come first. */
export async function accountByNumber(store: Store, typed: string): Promise<StoredAccount | null> {
  const phone = normalisePhone(typed);
  const where = phone
    ? ([{ path: 'accountDetail.phoneNumber', in: [phone] }] as const)
    : ([{ path: 'accountNumber', in: [typed.trim().toUpperCase()] }] as const);
  const sort = { path: 'dateCreated', ascending: false } as const;
  const found = await store.find(accounts, { where, sort, limit: 50 });
  return found.find((account) => isCustomers(account) && isRenewable(account.status)) ?? found[0] ?? null;
}
