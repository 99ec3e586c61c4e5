import { againstActing } from '../../contract/tickets/ticketAccess';
import { againstWaiting } from '../../contract/tickets/ticketStatus';
import type { Store } from '../store/Store';
import { clockChanges } from './clock';
import { changeTicket, refuse, type Work } from './work';

/** Starts or ends the wait for the customer, during which the ticket's clock stops. Returns the updated work. */
export async function wait(tx: Store, work: Work, waiting: boolean, now: Date): Promise<Work> {
  const { caller, participants, ticket } = work;
  refuse(againstActing(caller, participants, 'Start Work') ?? againstWaiting(ticket.status));
  if (ticket.waiting === waiting) return work;
  const clock = await clockChanges(tx, ticket, waiting ? 'PAUSED' : 'RESUMED', now);
  return { ...work, ticket: await changeTicket(tx, work, { waiting, ...clock }, now) };
}
