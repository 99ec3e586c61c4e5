import type { TaskPermission } from '../access/taskPermissions';
import { Refusal } from '../api/errors';
import { type TicketStatus, WAITING_TICKET_STATUSES } from '../statuses';

/** One way that a ticket's status may change. */
export interface Transition {
  from: TicketStatus;
  to: TicketStatus;
  /** What a participant's task role must hold for it. */
  permission: TaskPermission;
  /** Whether it must be said why. */
  needsReason: boolean;
}

/** Every way there is; the specification (section 4) leaves them open, so they are ours. */
const TICKET_TRANSITIONS: readonly Transition[] = [
  { from: 'NEW', to: 'IN_PROGRESS', permission: 'Start Work', needsReason: false },
  { from: 'IN_PROGRESS', to: 'RESOLVED', permission: 'Resolve Task', needsReason: false },
  { from: 'RESOLVED', to: 'CLOSED', permission: 'Close Task', needsReason: false },
  { from: 'RESOLVED', to: 'IN_PROGRESS', permission: 'Reopen Task', needsReason: true },
  { from: 'CLOSED', to: 'IN_PROGRESS', permission: 'Reopen Task', needsReason: true },
];

/** Where a ticket may go from here. */
export const transitionsFrom = (status: TicketStatus): readonly Transition[] =>
  TICKET_TRANSITIONS.filter(({ from }) => from === status);

/** The way from one status to another; undefined where there is none. */
export const transitionOf = (from: TicketStatus, to: TicketStatus): Transition | undefined =>
  transitionsFrom(from).find((way) => way.to === to);

/** Why a ticket cannot go from one status to another for this reason; null where it can. */
export function againstTransition(from: TicketStatus, to: TicketStatus, reason: string | null): Refusal | null {
  const way = transitionOf(from, to);
  if (!way) {
    const ways = transitionsFrom(from).map((each) => each.to);
    return new Refusal('conflict', `This ticket is ${from}: it can become ${ways.join(' or ')}.`);
  }
  if (!way.needsReason || reason) return null;
  const message = 'is required to reopen a ticket';
  return new Refusal('invalid', `reason ${message}`, { reason: message });
}

/** The steps forward from one status to a later one; empty where it is not later. */
export function stepsForward(from: TicketStatus, to: TicketStatus): readonly Transition[] {
  const forward = TICKET_TRANSITIONS.filter(({ needsReason }) => !needsReason);
  const first = forward.findIndex((step) => step.from === from);
  const last = forward.findIndex((step) => step.to === to);
  return first < 0 ? [] : forward.slice(first, last + 1);
}

/** Why nothing but reopening may be done with a ticket in this status; null where more may. */
export const againstClosed = (status: TicketStatus): Refusal | null =>
  status === 'CLOSED' ? new Refusal('conflict', 'This ticket is closed. Reopen it first.') : null;

/** Why nobody can wait for the customer in this status; null where one can. */
export const againstWaiting = (status: TicketStatus): Refusal | null =>
  WAITING_TICKET_STATUSES.some((each) => each === status)
    ? null
    : new Refusal('conflict', `This ticket is ${status}: nobody waits for its customer.`);

/** The moments that a ticket shows of itself once it has the status, `now` being ISO 8601 in UTC; reopened, it is resolved no more. */
export function momentsOf(status: TicketStatus, now: string): { resolvedAt?: string | null; closedAt?: string | null } {
  if (status === 'RESOLVED') return { resolvedAt: now };
  return status === 'CLOSED' ? { closedAt: now } : { resolvedAt: null, closedAt: null };
}
