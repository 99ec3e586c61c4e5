import { isPermitted, type Permission } from '../../contract/access/permissions';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import type { Store } from '../store/Store';
import { canSignIn } from './rules/access';

/** Returns the users who match the search, may enter the back-office and hold a permission there, by name. */
export async function staffWithPermission(store: Store, permission: Permission, search: string) {
  const holding = (await store.find(roles)).filter(({ permissions }) => isPermitted(permissions, permission));
  const found = await store.find(users, { search, sort: { path: 'fullName', ascending: true } });
  return found
    .filter((user) => canSignIn(user) && holding.some(({ id }) => user.roleIds.includes(id)))
    .map(({ id, fullName }) => ({ id, fullName }));
}
