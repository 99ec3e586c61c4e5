import { type ClockEvent, clockAfter } from '../../contract/tickets/ticketClock';
import type { Changes } from '../../resources/language/defineResource';
import { supportHours } from '../../resources/tickets/supportHours';
import type { Ticket, tickets } from '../../resources/tickets/tickets';
import { ticketTargets } from '../../resources/tickets/ticketTargets';
import type { Store } from '../store/Store';

/** Returns an event's changes to a ticket's clock, by today's targets and hours. */
export async function clockChanges(
  tx: Store,
  ticket: Ticket,
  event: ClockEvent,
  now: Date,
): Promise<Changes<typeof tickets>> {
  const where = [
    { path: 'type', in: [ticket.type] },
    { path: 'priority', in: [ticket.priority] },
  ] as const;
  const [target] = await tx.find(ticketTargets, { where, limit: 1 });
  return clockAfter(ticket, event, { target, hours: await tx.find(supportHours), now });
}
