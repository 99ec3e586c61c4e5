import { isPermitted, type Permission } from '../../contract/access/permissions';
import { normalisePhone } from '../../contract/phone';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import type { RecordOf } from '../../resources/language/defineResource';
import type { HeldRole } from '../base/identity';
import type { Store } from '../store/Store';
import { canSignIn } from './rules/access';

/** Returns the user with this e-mail address or phone number, or null. */
export async function findUserByLogin(store: Store, username: string): Promise<RecordOf<typeof users> | null> {
  const phone = normalisePhone(username);
  const where = phone
    ? ([{ path: 'phoneNumber', in: [phone] }] as const)
    : ([{ path: 'emailAddress', in: [username.toLowerCase()] }] as const);
  return (await store.find(users, { where, limit: 1 }))[0] ?? null;
}

/** Returns the users who match the search, may enter the back-office and hold a permission there, by name. */
export async function staffWithPermission(store: Store, permission: Permission, search: string) {
  const holding = (await store.find(roles)).filter(({ permissions }) => isPermitted(permissions, permission));
  const found = await store.find(users, { search, sort: { path: 'fullName', ascending: true } });
  return found
    .filter((user) => canSignIn(user) && holding.some(({ id }) => user.roleIds.includes(id)))
    .map(({ id, fullName }) => ({ id, fullName }));
}

/** Returns the roles with these ids. */
export async function rolesOf(store: Store, ids: readonly string[]): Promise<HeldRole[]> {
  if (ids.length === 0) return [];
  const found = await store.find(roles, { where: [{ path: 'id', in: ids }] });
  return found.map(({ name, permissions, scope, secondFactor, focus }) => ({
    name,
    permissions,
    scope,
    secondFactor,
    focus,
  }));
}

/** Returns the agencies that a user sells for. */
export const agenciesOf = (store: Store, userId: string) =>
  store.find(businessSalesAgents, { where: [{ path: 'userId', in: [userId] }] });

/** Returns the full names of users, by id. */
export async function userNames(store: Store, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const found = await store.find(users, { where: [{ path: 'id', in: wanted }] });
  return new Map(found.map(({ id, fullName }) => [id, fullName]));
}
