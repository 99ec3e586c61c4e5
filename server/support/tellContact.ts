import { enqueue } from '../messages/enqueue';
import type { Store } from '../store/Store';
import type { Ticket } from './work';

/**
 * Tells whoever a ticket is about: by SMS or, where there is no phone number, by mail; nobody where staff noted neither.
 * `occasion` is unique.
 */
export async function tellContact(tx: Store, ticket: Ticket, occasion: string, text: string, now: Date): Promise<void> {
  const { phoneNumber, emailAddress } = ticket.contact;
  const message = { key: `ticket:${occasion}`, body: `${ticket.ticketNumber}: ${text}` };
  const subject = `${ticket.ticketNumber} · ${ticket.subject}`;
  if (phoneNumber) await enqueue(tx, { ...message, channel: 'SMS', recipient: phoneNumber }, now);
  else if (emailAddress) await enqueue(tx, { ...message, channel: 'EMAIL', recipient: emailAddress, subject }, now);
}
