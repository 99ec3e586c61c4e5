import { OWNER_ROLE, TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { Refusal } from '../../contract/api/errors';
import type { RecordOf } from '../../resources/language/defineResource';
import type { taskRoles } from '../../resources/tickets/taskRoles';
import type { Guard } from '../crud/Guard';

/** Ensures that the role in which tickets are opened keeps its name and all of its permissions. */
export const taskRolesGuard: Guard<RecordOf<typeof taskRoles>> = {
  async update(_tx, { before, after }) {
    if (before.name !== OWNER_ROLE) return;
    const field =
      after.name !== OWNER_ROLE
        ? 'name'
        : TASK_PERMISSIONS.some((name) => !after.permissions.includes(name))
          ? 'permissions'
          : null;
    if (!field) return;
    const message = `Tickets are opened in the role ${OWNER_ROLE}: it keeps its name and all of its permissions.`;
    throw new Refusal('conflict', message, { [field]: message });
  },
};
