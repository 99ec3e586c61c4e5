import { wayTo } from '../../contract/ticketContact';
import { enqueue } from '../messages/enqueue';
import type { Store } from '../store/Store';
import type { Ticket } from './work';

/** Tells whoever a ticket is about, where there is a way to them. `occasion` is unique. */
export async function tellContact(tx: Store, ticket: Ticket, occasion: string, text: string, now: Date): Promise<void> {
  const way = wayTo(ticket.contact);
  if (!way) return;
  const subject = way.channel === 'EMAIL' ? { subject: `${ticket.ticketNumber} · ${ticket.subject}` } : {};
  const message = { kind: 'TICKET', key: `ticket:${occasion}`, body: `${ticket.ticketNumber}: ${text}` } as const;
  await enqueue(tx, { ...message, ...way, ...subject }, now);
}
