import type { TaskPermission } from '../access/taskPermissions';
import { Refusal } from '../api/errors';
import type { TicketStatus } from '../statuses';

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
    const allowed = ways.length ? `it can become ${ways.join(' or ')}` : 'it stays so';
    return new Refusal('conflict', `This ticket is ${from}: ${allowed}.`);
  }
  if (!way.needsReason || reason) return null;
  const message = 'is required to reopen a ticket';
  return new Refusal('invalid', `reason ${message}`, { reason: message });
}

/** The moments that a ticket shows of itself once it has the status, `now` being ISO 8601 in UTC; reopened, it is resolved no more. */
export function momentsOf(status: TicketStatus, now: string): { resolvedAt?: string | null; closedAt?: string } {
  if (status === 'RESOLVED') return { resolvedAt: now };
  return status === 'CLOSED' ? { closedAt: now } : { resolvedAt: null };
}
