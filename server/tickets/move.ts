import { addMilliseconds } from 'date-fns';
import type { TicketStatus } from '../../contract/statuses';
import { againstActing, againstStatusChange } from '../../contract/tickets/ticketAccess';
import { againstWaiting, stepsForward, ticketMoments } from '../../contract/tickets/ticketStatus';
import { ticketStatusChanges } from '../../resources/tickets/ticketStatusChanges';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { clockChanges } from './clock';
import { sendToContact } from './sendToContact';
import { assertAllowed, changeTicket, type TicketWork } from './work';

/** The message to the customer about a ticket with this new status. */
const STATUS_TEXTS: Partial<Record<TicketStatus, 'ticketResolved' | 'ticketClosed'>> = {
  RESOLVED: 'ticketResolved',
  CLOSED: 'ticketClosed',
};

interface Step {
  to: TicketStatus;
  reason: string | null;
  /** True if the customer gets a message. */
  tells: boolean;
}

/** Moves a ticket one step, if the caller may. Its clock stops once it is resolved. Returns the updated work. */
export async function move(tx: Store, work: TicketWork, { to, reason, tells }: Step, now: Date): Promise<TicketWork> {
  const { caller, participants, ticket } = work;
  const step = { from: ticket.status, to, reason };
  assertAllowed(againstStatusChange(caller, participants, step));
  const { id } = await createRecord(
    tx,
    ticketStatusChanges,
    { ...step, ticketId: ticket.id, userId: caller.userId },
    now,
  );
  const clock =
    to === 'IN_PROGRESS' && step.from === 'NEW'
      ? {}
      : await clockChanges(tx, ticket, to === 'IN_PROGRESS' ? 'RESUMED' : 'PAUSED', now);
  const waiting = to === 'IN_PROGRESS' ? ticket.waiting : false;
  const changes = { status: to, waiting, ...ticketMoments(to, now.toISOString()), ...clock };
  const after = await changeTicket(tx, work, changes, now, reason);
  const text = tells && STATUS_TEXTS[to];
  if (text) await sendToContact(tx, after, { key: `status:${id}`, text }, now);
  return { ...work, ticket: after };
}

/**
 * Moves a ticket forward through every step to a status. The customer gets a message about the last one only. Each step is a
 * millisecond after the previous one, because changes are sorted by time.
 */
export async function moveForward(tx: Store, work: TicketWork, to: TicketStatus, now: Date): Promise<TicketWork> {
  let moved = work;
  for (const [at, step] of stepsForward(work.ticket.status, to).entries())
    moved = await move(tx, moved, { to: step.to, reason: null, tells: step.to === to }, addMilliseconds(now, at));
  return moved;
}

/** Starts or ends the wait for the customer, during which the ticket's clock stops. Returns the updated work. */
export async function wait(tx: Store, work: TicketWork, waiting: boolean, now: Date): Promise<TicketWork> {
  const { caller, participants, ticket } = work;
  assertAllowed(againstActing(caller, participants, 'Start Work') ?? againstWaiting(ticket.status));
  if (ticket.waiting === waiting) return work;
  const clock = await clockChanges(tx, ticket, waiting ? 'PAUSED' : 'RESUMED', now);
  return { ...work, ticket: await changeTicket(tx, work, { waiting, ...clock }, now) };
}
