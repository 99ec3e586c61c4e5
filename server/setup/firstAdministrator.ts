import { PERMISSIONS } from '../../contract/access/permissions';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { closeSetup } from './setupState';

/** Creates an administrator of a new installation, whose password is already hashed, and closes set-up. */
export async function createAdministrator(tx: Store, user: Record<string, unknown>, now: Date) {
  const [known] = await tx.find(roles, { where: [{ path: 'name', in: ['Administrator'] }], limit: 1 });
  const values = { name: 'Administrator', description: 'May do everything.', permissions: [...PERMISSIONS] };
  const role = known ?? (await createRecord(tx, roles, values, now));
  const created = await createRecord(tx, users, { ...user, accountType: 'Staff', roleIds: [role.id] }, now);
  await closeSetup(tx, now);
  return created;
}
