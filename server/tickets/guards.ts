import { isDeepStrictEqual } from 'node:util';
import { isPermitted } from '../../contract/access/permissions';
import { OWNER_ROLE, TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import { hoursFault } from '../../contract/tickets/supportHours';
import { againstActing } from '../../contract/tickets/ticketAccess';
import { againstClosed } from '../../contract/tickets/ticketStatus';
import { type RecordOf, valueAt } from '../../resources/language/defineResource';
import type { supportHours } from '../../resources/tickets/supportHours';
import type { taskRoles } from '../../resources/tickets/taskRoles';
import { type Ticket, tickets } from '../../resources/tickets/tickets';
import { callerOf } from '../base/identity';
import type { Guard } from '../crud/Guard';
import { updateRecord } from '../store/updateRecord';
import { clockChanges } from './clock';
import { join, ownerRole } from './participation';
import { assertAllowed, takeUp } from './work';

/**
 * Makes the person who opens a ticket its assignee and owner. If they may not work on tickets (a front desk), it waits until
 * someone takes it. Its clock runs from then on, and gets another target when its type or priority changes.
 */
export const ticketsGuard: Guard<Ticket> = {
  initial: (identity, now) =>
    identity && isPermitted(identity.permissions, 'Update Tickets')
      ? { responsibleId: identity.userId, responsibleSince: now.toISOString() }
      : {},

  async create(tx, { after, identity }, now) {
    await updateRecord(tx, tickets, after.id, await clockChanges(tx, after, 'OPENED', now), now);
    const userId = after.responsibleId;
    if (!userId) return;
    const { id: taskRoleId } = await ownerRole(tx);
    await join(tx, { ticket: after, caller: callerOf(identity) }, { userId, taskRoleId }, now);
  },

  async update(tx, { before, after, identity }, now) {
    if (differsInTagsOnly(before, after)) return;
    const { caller, participants } = await takeUp(tx, before.id, identity);
    assertAllowed(againstClosed(before.status) ?? againstActing(caller, participants, 'Edit Task'));
    if (before.priority === after.priority && before.type === after.type) return;
    await updateRecord(tx, tickets, before.id, await clockChanges(tx, after, 'RETARGETED', now), now);
  },
};

/** Everybody who may change tickets may sort them by tags, also closed ones and those of colleagues. */
const differsInTagsOnly = (before: Ticket, after: Ticket): boolean =>
  tickets.leaves.every(({ path }) => path === 'tags' || isDeepStrictEqual(valueAt(before, path), valueAt(after, path)));

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
    const message = phrase('Tickets are opened in the role {role}: it keeps its name and all of its permissions.', {
      role: OWNER_ROLE,
    });
    throw new Refusal('conflict', message, { [field]: message });
  },
};

/** Ensures that a day closes after it opens. */
export const supportHoursGuard: Guard<RecordOf<typeof supportHours>> = {
  async update(_tx, { after }) {
    const fault = hoursFault(after);
    if (fault) throw new Refusal('invalid', `closesAt ${fault}`, { closesAt: fault });
  },
};
