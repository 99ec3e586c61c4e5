import { isPermitted } from '../access/permissions';
import { TASK_PERMISSIONS, type TaskPermission } from '../access/taskPermissions';
import { Refusal } from '../api/errors';
import type { TicketStatus } from '../statuses';
import { againstTransition, transitionOf } from './ticketStatus';

const RESPONSIBILITY: TaskPermission = 'Take Responsibility';

/** Somebody signed in, with the permissions of their roles. */
export interface Caller {
  userId: string;
  permissions: ReadonlySet<string>;
}

/** Somebody who takes part in a ticket, with the permissions of their task role there. */
export interface Participant {
  userId: string;
  permissions: readonly TaskPermission[];
}

const mayWork = ({ permissions }: Caller) => isPermitted(permissions, 'Update Tickets');
const manages = ({ permissions }: Caller) => isPermitted(permissions, 'Manage Tickets');

/**
 * What somebody may do on a ticket: with Manage Tickets everything, otherwise what their task role there holds; nothing
 * without Update Tickets.
 */
export function taskPermissionsOf(caller: Caller, participants: readonly Participant[]): readonly TaskPermission[] {
  if (!mayWork(caller)) return [];
  if (manages(caller)) return TASK_PERMISSIONS;
  return participants.find(({ userId }) => userId === caller.userId)?.permissions ?? [];
}

/** Whether a ticket is nobody's, so that the caller may assign themself. */
export const mayTake = (caller: Caller, participants: readonly Participant[]): boolean =>
  participants.length === 0 && mayWork(caller);

/** Who answers for a ticket once `responsible` was said of somebody; where nothing was said, who did before. */
export function responsibleAfter(current: string | null, userId: string, responsible?: boolean | null): string | null {
  if (responsible) return userId;
  return responsible === false && current === userId ? null : current;
}

/** Why somebody may not do what needs these task permissions; null where they may. So are all below. */
export function againstActing(
  caller: Caller,
  participants: readonly Participant[],
  ...needed: TaskPermission[]
): Refusal | null {
  const held = taskPermissionsOf(caller, participants);
  const missing = needed.filter((name) => !held.includes(name));
  return missing.length
    ? new Refusal('forbidden', `On this ticket you do not hold the task permission: ${missing.join(', ')}.`)
    : null;
}

/** Moving a ticket from one status to another. */
export function againstStatusChange(
  caller: Caller,
  participants: readonly Participant[],
  { from, to, reason }: { from: TicketStatus; to: TicketStatus; reason: string | null },
): Refusal | null {
  const permission = transitionOf(from, to)?.permission;
  return (permission ? againstActing(caller, participants, permission) : null) ?? againstTransition(from, to, reason);
}

/** Bringing somebody in, who becomes `joining`. A ticket that is nobody's is simply taken. */
export function againstAssigning(
  caller: Caller,
  participants: readonly Participant[],
  joining: Participant,
  responsible: boolean,
): Refusal | null {
  const after = [...participants, joining];
  if (mayTake(caller, participants) && joining.userId === caller.userId)
    return againstStranding(caller, participants, after);
  return (
    againstActing(caller, participants, 'Assign Participant', ...(responsible ? [RESPONSIBILITY] : [])) ??
    againstGiving(caller, participants, joining) ??
    againstStranding(caller, participants, after)
  );
}

/** Giving a participant another role, so that they become `changed`, or giving or taking the responsibility. */
export function againstChanging(
  caller: Caller,
  participants: readonly Participant[],
  changed: Participant,
  what: { role: boolean; responsibility: boolean },
): Refusal | null {
  const after = participants.map((each) => (each.userId === changed.userId ? changed : each));
  return (
    (what.responsibility ? againstActing(caller, participants, RESPONSIBILITY) : null) ??
    (what.role
      ? (againstActing(caller, participants, 'Change Role') ??
        againstGiving(caller, participants, changed) ??
        againstStranding(caller, participants, after))
      : null)
  );
}

/** Taking somebody off a ticket. */
export function againstRemoving(caller: Caller, participants: readonly Participant[], leaving: string): Refusal | null {
  const after = participants.filter(({ userId }) => userId !== leaving);
  return againstActing(caller, participants, 'Remove Participant') ?? againstStranding(caller, participants, after);
}

/** Nobody gives more than they hold themselves. */
function againstGiving(caller: Caller, participants: readonly Participant[], given: Participant): Refusal | null {
  const held = taskPermissionsOf(caller, participants);
  const missing = given.permissions.filter((name) => !held.includes(name));
  if (missing.length === 0) return null;
  const message = `You cannot give a task role with permissions that you do not hold here: ${missing.join(', ')}.`;
  return new Refusal('forbidden', message, { taskRoleId: message });
}

const hasAssigner = (participants: readonly Participant[]) =>
  participants.some(({ permissions }) => permissions.includes('Assign Participant'));

/** Somebody must be able to bring others in: of a ticket that had such a participant, or had nobody, one is left. */
function againstStranding(
  caller: Caller,
  before: readonly Participant[],
  after: readonly Participant[],
): Refusal | null {
  if (manages(caller) || hasAssigner(after) || (before.length > 0 && !hasAssigner(before))) return null;
  return new Refusal('conflict', 'Somebody on this ticket must hold the task permission Assign Participant.');
}
