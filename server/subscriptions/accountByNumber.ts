import { normalisePhone } from '../../contract/phone';
import { accounts } from '../../resources/accounts';
import { isRenewable } from '../rules/renewalCode';
import type { Store } from '../store/Store';
import type { Account } from './Subscription';

/** The account with this number, or the newest with this phone number, one that can be renewed before any other. */
export async function accountByNumber(store: Store, typed: string): Promise<Account | null> {
  const phone = normalisePhone(typed);
  const [path, key] = phone ? ['accountDetail.phoneNumber', phone] : ['accountNumber', typed.trim().toUpperCase()];
  const sort = { path: 'dateCreated', ascending: false };
  const found = await store.find(accounts, { where: [{ path, in: [key] }], sort, limit: 50 });
  return found.find(isRenewable) ?? found[0] ?? null;
}
