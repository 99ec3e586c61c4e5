import { brand } from '../../../contract/brand';
import type { Mail } from './Texts';

/** Returns a message about a ticket, which starts with the ticket's number. */
export const ofTicket = (ticketNumber: string, words: string): Mail => ({
  subject: `${brand.name} · ${ticketNumber}`,
  body: `${ticketNumber}: ${words}`,
});
