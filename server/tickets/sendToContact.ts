import type { Language } from '../../contract/languages';
import { wayTo } from '../../contract/tickets/ticketContact';
import { accounts } from '../../resources/accounts/accounts';
import type { Ticket } from '../../resources/tickets/tickets';
import { type CustomerMessage, sendMail, sendSms } from '../messages/send';
import type { Store } from '../store/Store';

type TicketMail = 'ticketReceived' | 'ticketAnswered' | 'ticketResolved' | 'ticketClosed';
/** A text about a ticket, with its values other than the ticket's number. */
type TicketText = 'ticketResolved' | 'ticketClosed' | { answerBy: string | null } | { words: string };

interface Occasion {
  /** Identifies the occasion uniquely. */
  key: string;
  /**
   * The text, or the words of our staff. They are never the visitor's words: the number or address may be someone else's, who would
   * get them from us.
   */
  text: TicketText;
  /** The language that a visitor uses. */
  language?: Language | null;
}

/** Sends a message to the person a ticket is about, if they can be reached. */
export async function sendToContact(
  tx: Store,
  ticket: Ticket,
  { key, text, language }: Occasion,
  now: Date,
): Promise<void> {
  const way = wayTo(ticket.contact);
  if (!way) return;
  const { ticketNumber } = ticket;
  const { recipient } = way;
  const to = {
    recipient,
    clientId: await clientIdOf(tx, ticket),
    language,
    key: `ticket:${key}`,
    since: now.toISOString(),
  };
  const message: CustomerMessage<TicketMail> =
    typeof text === 'string'
      ? { ...to, text, values: { ticketNumber } }
      : 'words' in text
        ? { ...to, text: 'ticketAnswered', values: { ticketNumber, ...text } }
        : { ...to, text: 'ticketReceived', values: { ticketNumber, ...text } };
  await (way.channel === 'SMS' ? sendSms : sendMail)(tx, message, now);
}

async function clientIdOf(tx: Store, { clientId, accountId }: Ticket): Promise<string | null> {
  if (clientId || !accountId) return clientId;
  return (await tx.get(accounts, accountId))?.clientId ?? null;
}
