import { isPermitted } from '../../contract/access/permissions';
import { OWNER_ROLE } from '../../contract/access/taskPermissions';
import { againstActing } from '../../contract/tickets/ticketAccess';
import { taskRoles } from '../../resources/taskRoles';
import type { Guard } from '../crud/Guard';
import { join } from './participation';
import { callerOf, refuse, type Ticket, workOn } from './work';

/**
 * The person who opens a ticket is its assignee, as its owner; where they may not work on tickets (a front desk), it waits for
 * somebody to take it.
 */
export const ticketsGuard: Guard<Ticket> = {
  initial: (identity, now) =>
    identity && isPermitted(identity.permissions, 'Update Tickets')
      ? { responsibleId: identity.userId, responsibleSince: now.toISOString() }
      : {},

  async create(tx, { after, identity }, now) {
    const userId = after.responsibleId;
    if (!userId) return;
    const [owner] = await tx.find(taskRoles, { where: [{ path: 'name', in: [OWNER_ROLE] }], limit: 1 });
    if (!owner) throw new Error(`The task role "${OWNER_ROLE}" was not made at start-up.`);
    await join(tx, { ticket: after, caller: callerOf(identity) }, { userId, taskRoleId: owner.id }, now);
  },

  async update(tx, { before, identity }) {
    const { caller, participants } = await workOn(tx, before.id, identity);
    refuse(againstActing(caller, participants, 'Edit Task'));
  },
};
