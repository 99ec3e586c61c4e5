import { brand } from '../../contract/brand';
import { wayTo } from '../../contract/tickets/ticketContact';
import { enqueue } from '../messages/enqueue';
import type { Store } from '../store/Store';
import type { Ticket } from './work';

/**
 * Sends a message to the person a ticket is about, if they can be reached. `occasion` is unique. `text` is ours or our staff's,
 * never the visitor's: the number or address may be someone else's, who would get the visitor's words from us.
 */
export async function sendToContact(
  tx: Store,
  ticket: Ticket,
  occasion: string,
  text: string,
  now: Date,
): Promise<void> {
  const way = wayTo(ticket.contact);
  if (!way) return;
  const subject = way.channel === 'EMAIL' ? { subject: `${brand.name} · ${ticket.ticketNumber}` } : {};
  const message = { kind: 'TICKET', key: `ticket:${occasion}`, body: `${ticket.ticketNumber}: ${text}` } as const;
  await enqueue(tx, { ...message, ...way, ...subject, since: now.toISOString() }, now);
}
