import { againstActing } from '../../contract/tickets/ticketAccess';
import { againstWaiting } from '../../contract/tickets/ticketStatus';
import type { Store } from '../store/Store';
import { clockChanges } from './clock';
import { assertAllowed, changeTicket, type TicketWork } from './work';

/** Starts or ends the wait for the customer, during which the ticket's clock stops. Returns the updated work. */
export async function wait(tx: Store, work: TicketWork, waiting: boolean, now: Date): Promise<TicketWork> {
  const { caller, participants, ticket } = work;
  assertAllowed(againstActing(caller, participants, 'Start Work') ?? againstWaiting(ticket.status));
  if (ticket.waiting === waiting) return work;
  const clock = await clockChanges(tx, ticket, waiting ? 'PAUSED' : 'RESUMED', now);
  return { ...work, ticket: await changeTicket(tx, work, { waiting, ...clock }, now) };
}
