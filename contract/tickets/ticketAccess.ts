import { isPermitted } from '../access/permissions';
import { TASK_PERMISSIONS, type TaskPermission } from '../access/taskPermissions';
import { Refusal } from '../api/errors';
import { phrase, Terms } from '../api/Phrase';
import type { TicketStatus } from '../statuses';
import { ticketTransitionRefusal, transitionOf } from './ticketStatus';

const RESPONSIBILITY: TaskPermission = 'Take Responsibility';

/** A signed-in user, with the permissions of their roles. */
export interface TicketCaller {
  userId: string;
  permissions: ReadonlySet<string>;
}

/** A participant of a ticket, with the permissions of their task role on it. */
export interface Participant {
  userId: string;
  permissions: readonly TaskPermission[];
}

/** Every user with Update Tickets may write notes for staff on all tickets. */
const FOR_ALL: readonly TaskPermission[] = ['Write Internal Note'];

const mayWork = ({ permissions }: TicketCaller) => isPermitted(permissions, 'Update Tickets');
const manages = ({ permissions }: TicketCaller) => isPermitted(permissions, 'Manage Tickets');

/**
 * Returns a user's permissions on a ticket: all with Manage Tickets, otherwise internal notes and those of their task role; none
 * without Update Tickets.
 */
export function taskPermissionsOf(
  caller: TicketCaller,
  participants: readonly Participant[],
): readonly TaskPermission[] {
  if (!mayWork(caller)) return [];
  if (manages(caller)) return TASK_PERMISSIONS;
  const held = participants.find(({ userId }) => userId === caller.userId)?.permissions ?? [];
  return TASK_PERMISSIONS.filter((name) => held.includes(name) || FOR_ALL.includes(name));
}

/** Returns whether the caller may become the assignee of a ticket that has none. */
export const mayTake = (caller: TicketCaller, responsibleId: string | null): boolean =>
  responsibleId === null && mayWork(caller);

/** Returns whether the caller may take a ticket over from its assignee. */
export const mayTakeOver = (caller: TicketCaller, responsibleId: string | null): boolean =>
  responsibleId !== null && responsibleId !== caller.userId && mayWork(caller);

/** Checks taking a ticket, or taking it over `from` the assignee that the caller saw. */
export function takeRefusal(caller: TicketCaller, responsibleId: string | null, from: string | null): Refusal | null {
  if (!mayWork(caller)) return new Refusal('forbidden', 'You cannot take tickets.');
  if (responsibleId === caller.userId) return new Refusal('conflict', 'This ticket is yours already.');
  if (responsibleId === from) return null;
  return from
    ? new Refusal('conflict', 'The assignee of this ticket has changed meanwhile.')
    : new Refusal('conflict', 'Someone works on this ticket already.');
}

/** Returns the assignee after a change: `responsible` true or false for this user, or unchanged if it is not given. */
export function responsibleAfter(current: string | null, userId: string, responsible?: boolean | null): string | null {
  if (responsible) return userId;
  return responsible === false && current === userId ? null : current;
}

/** Returns why the caller may not do what needs these task permissions, or null if they may. The functions below work alike. */
export function againstActing(
  caller: TicketCaller,
  participants: readonly Participant[],
  ...needed: TaskPermission[]
): Refusal | null {
  const held = taskPermissionsOf(caller, participants);
  const missing = needed.filter((name) => !held.includes(name));
  return missing.length
    ? new Refusal(
        'forbidden',
        phrase('On this ticket you do not hold the task permission: {missing}.', { missing: new Terms(missing) }),
      )
    : null;
}

/** Checks a change of the ticket's status. */
export function againstStatusChange(
  caller: TicketCaller,
  participants: readonly Participant[],
  { from, to, reason }: { from: TicketStatus; to: TicketStatus; reason: string | null },
): Refusal | null {
  const permission = transitionOf(from, to)?.permission;
  return (
    (permission ? againstActing(caller, participants, permission) : null) ?? ticketTransitionRefusal(from, to, reason)
  );
}

/** Checks whether `joining` may be added. A ticket without participants can simply be taken. */
export function assigningRefusal(
  caller: TicketCaller,
  participants: readonly Participant[],
  joining: Participant,
  responsible: boolean,
): Refusal | null {
  const after = [...participants, joining];
  if (participants.length === 0 && mayWork(caller) && joining.userId === caller.userId)
    return againstStranding(caller, participants, after);
  return (
    againstActing(caller, participants, 'Assign Participant', ...(responsible ? [RESPONSIBILITY] : [])) ??
    againstGiving(caller, participants, joining) ??
    againstStranding(caller, participants, after)
  );
}

/** Checks a change of a participant's role, after which they are `changed`, or of the ticket's assignee. */
export function againstChanging(
  caller: TicketCaller,
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

/** Checks the removal of a participant. */
export function againstRemoving(
  caller: TicketCaller,
  participants: readonly Participant[],
  leaving: string,
): Refusal | null {
  const after = participants.filter(({ userId }) => userId !== leaving);
  return againstActing(caller, participants, 'Remove Participant') ?? againstStranding(caller, participants, after);
}

/** Refuses to give permissions that the caller does not have on this ticket. */
function againstGiving(caller: TicketCaller, participants: readonly Participant[], given: Participant): Refusal | null {
  const held = taskPermissionsOf(caller, participants);
  const missing = given.permissions.filter((name) => !held.includes(name));
  if (missing.length === 0) return null;
  const message = phrase('You cannot give a task role with permissions that you do not hold here: {missing}.', {
    missing: new Terms(missing),
  });
  return new Refusal('forbidden', message, { taskRoleId: message });
}

const hasAssigner = (participants: readonly Participant[]) =>
  participants.some(({ permissions }) => permissions.includes('Assign Participant'));

/** Refuses a change that would leave no participant who can assign others, if there was one or the ticket had no participants. */
function againstStranding(
  caller: TicketCaller,
  before: readonly Participant[],
  after: readonly Participant[],
): Refusal | null {
  if (manages(caller) || hasAssigner(after) || (before.length > 0 && !hasAssigner(before))) return null;
  return new Refusal(
    'conflict',
    'At least one participant of this ticket must hold the task permission Assign Participant.',
  );
}
