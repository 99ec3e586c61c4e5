import type { TaskPermission } from '../access/taskPermissions';
import { Refusal } from '../api/errors';
import { phrase, Terms } from '../api/Phrase';
import { type TicketStatus, WAITING_TICKET_STATUSES } from '../statuses';
import { inWords } from '../text';

/** An allowed change of a ticket's status. */
export interface Transition {
  from: TicketStatus;
  to: TicketStatus;
  /** The task permission that a participant needs for it. */
  permission: TaskPermission;
  /** True if a reason is required. */
  needsReason: boolean;
}

/** Every allowed transition. The specification (section 4) does not define them, so they are our own. */
const TICKET_TRANSITIONS: readonly Transition[] = [
  { from: 'NEW', to: 'IN_PROGRESS', permission: 'Start Work', needsReason: false },
  { from: 'IN_PROGRESS', to: 'RESOLVED', permission: 'Resolve Task', needsReason: false },
  { from: 'RESOLVED', to: 'CLOSED', permission: 'Close Task', needsReason: false },
  { from: 'RESOLVED', to: 'IN_PROGRESS', permission: 'Reopen Task', needsReason: true },
  { from: 'CLOSED', to: 'IN_PROGRESS', permission: 'Reopen Task', needsReason: true },
];

/** Returns the transitions from a status. */
export const transitionsFrom = (status: TicketStatus): readonly Transition[] =>
  TICKET_TRANSITIONS.filter(({ from }) => from === status);

/** Returns the transition between two statuses, or undefined if there is none. */
export const transitionOf = (from: TicketStatus, to: TicketStatus): Transition | undefined =>
  transitionsFrom(from).find((way) => way.to === to);

const namesOf = (statuses: readonly TicketStatus[]) =>
  new Terms(
    statuses.map((status) => inWords(status).toLowerCase()),
    ' or ',
  );

/** Returns why a ticket cannot change from one status to another with this reason, or null if it can. */
export function ticketTransitionRefusal(from: TicketStatus, to: TicketStatus, reason: string | null): Refusal | null {
  const way = transitionOf(from, to);
  if (!way) {
    const ways = transitionsFrom(from).map((each) => each.to);
    const message = phrase('This ticket is {status}: it can become {ways}.', {
      status: namesOf([from]),
      ways: namesOf(ways),
    });
    return new Refusal('conflict', message);
  }
  if (!way.needsReason || reason) return null;
  const message = 'is required to reopen a ticket';
  return new Refusal('invalid', `reason ${message}`, { reason: message });
}

/** Returns the steps forward from one status to a later one; empty if it is not later. */
export function stepsForward(from: TicketStatus, to: TicketStatus): readonly Transition[] {
  const forward = TICKET_TRANSITIONS.filter(({ needsReason }) => !needsReason);
  const first = forward.findIndex((step) => step.from === from);
  const last = forward.findIndex((step) => step.to === to);
  return first < 0 ? [] : forward.slice(first, last + 1);
}

/** Returns why a ticket in this status can only be reopened, or null if it is open. */
export const againstClosed = (status: TicketStatus): Refusal | null =>
  status === 'CLOSED' ? new Refusal('conflict', 'This ticket is closed. Reopen it first.') : null;

/** Returns why staff cannot wait for the customer in this status, or null if they can. */
export const againstWaiting = (status: TicketStatus): Refusal | null =>
  WAITING_TICKET_STATUSES.some((each) => each === status)
    ? null
    : new Refusal(
        'conflict',
        phrase('This ticket is {status}: it does not wait for its customer.', { status: namesOf([status]) }),
      );

/**
 * Returns the changes to a ticket's resolved and closed moments in a new status; `now` is ISO 8601 in UTC. A reopened ticket has
 * neither.
 */
export function ticketMoments(
  status: TicketStatus,
  now: string,
): { resolvedAt?: string | null; closedAt?: string | null } {
  if (status === 'RESOLVED') return { resolvedAt: now };
  return status === 'CLOSED' ? { closedAt: now } : { resolvedAt: null, closedAt: null };
}
