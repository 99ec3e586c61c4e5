import { normalisePhone } from '../../contract/phone';
import { accounts } from '../../resources/accounts';
import { isRenewable } from '../rules/renewalCode';
import type { Store } from '../store/Store';
import type { Account } from './Subscription';

/** A typed account number or phone number in the one way it is kept. */
export const numberKey = (typed: string): string => normalisePhone(typed) ?? typed.trim().toUpperCase();

/** The account with this number, or the newest with this phone number, one that can be renewed before any other. */
export async function accountByNumber(store: Store, typed: string): Promise<Account | null> {
  const key = numberKey(typed);
  const path = normalisePhone(typed) ? 'accountDetail.phoneNumber' : 'accountNumber';
  const sort = { path: 'dateCreated', ascending: false };
  const found = await store.find(accounts, { where: [{ path, in: [key] }], sort, limit: 50 });
  return found.find(isRenewable) ?? found[0] ?? null;
}
