import { formatPhone } from '../../contract/phone';
import { OPEN_TICKET_STATUSES } from '../../contract/statuses';
import { ticketMoments } from '../../contract/tickets/ticketStatus';
import { comments } from '../../resources/tickets/comments';
import { inboundMessages } from '../../resources/tickets/systemTables';
import { ticketStatusChanges } from '../../resources/tickets/ticketStatusChanges';
import { type Ticket, tickets } from '../../resources/tickets/tickets';
import { createRecord } from '../store/createRecord';
import { type Store, UniqueViolation } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { clockChanges } from './clock';
import { numbersIn } from './rules/numbersIn';
import { senderOf } from './senderOf';
import { sendToContact } from './sendToContact';
import { notifyCustomerReplied } from './staffNotifications';
import { ticketOf } from './work';

/** A customer's message, as the gateway delivers it. */
interface Inbound {
  channel: 'SMS' | 'EMAIL';
  /** The gateway's own id. */
  id: string;
  /** The phone number or address of the sender. */
  from: string;
  /** The sender's name, as far as it is known. */
  name: string;
  subject: string | null;
  text: string;
}

/** The longest subject of a ticket. */
const SUBJECT = 150;

/**
 * Puts a customer's message into the open ticket that it names, or else into the sender's latest one; without one, it opens a
 * ticket. The ticket no longer waits for its customer. A message that is delivered again is put nowhere a second time.
 */
export async function receiveMessage(
  store: Store,
  message: Inbound,
  now: Date,
): Promise<{ ticketNumber: string; repeated: boolean }> {
  const key = `${message.channel}:${message.id}`;
  const known = async () => {
    const [earlier] = await store.find(inboundMessages, { where: [{ path: 'key', in: [key] }], limit: 1 });
    return earlier && { ticketNumber: (await ticketOf(store, earlier.ticketId)).ticketNumber, repeated: true };
  };
  const earlier = await known();
  if (earlier) return earlier;
  try {
    return await store.transaction(async (tx) => {
      const found = await ticketFor(tx, message);
      const ticket = found ? await addTo(tx, found, message, now) : await open(tx, message, now);
      await createRecord(tx, inboundMessages, { key, ticketId: ticket.id }, now);
      return { ticketNumber: ticket.ticketNumber, repeated: false };
    });
  } catch (error) {
    const first = error instanceof UniqueViolation && (await known());
    if (!first) throw error;
    return first;
  }
}

const contactPath = ({ channel }: Inbound) =>
  channel === 'SMS' ? ('contact.phoneNumber' as const) : ('contact.emailAddress' as const);

const isOpen = { path: 'status', in: OPEN_TICKET_STATUSES } as const;
const latest = { sort: { path: 'dateCreated', ascending: false }, limit: 1 } as const;

/** Returns the locked ticket to which a message belongs, or null. */
async function ticketFor(tx: Store, message: Inbound): Promise<Ticket | null> {
  const numbers = numbersIn(`${message.subject ?? ''} ${message.text}`);
  const named = numbers.length
    ? await tx.find(tickets, { where: [isOpen, { path: 'ticketNumber', in: numbers }], ...latest })
    : [];
  const [found] = named.length
    ? named
    : await tx.find(tickets, { where: [isOpen, { path: contactPath(message), in: [message.from] }], ...latest });
  if (!found) return null;
  const locked = await ticketOf(tx, found.id, { lock: true });
  return OPEN_TICKET_STATUSES.some((status) => status === locked.status) ? locked : null;
}

/** Adds a message to a ticket. A resolved ticket is worked on again. */
async function addTo(tx: Store, ticket: Ticket, message: Inbound, now: Date): Promise<Ticket> {
  const { phoneNumber, emailAddress } = ticket.contact;
  const isContact = message.from === (message.channel === 'SMS' ? phoneNumber : emailAddress);
  const body = isContact ? message.text : `${message.text}\n\n${fromOther(message)}`;
  await createRecord(tx, comments, { ticketId: ticket.id, authorId: null, body, internal: false }, now);
  const isReopened = ticket.status === 'RESOLVED';
  if (isReopened) {
    const step = { ticketId: ticket.id, from: ticket.status, to: 'IN_PROGRESS', userId: null, reason: null } as const;
    await createRecord(tx, ticketStatusChanges, step, now);
  }
  const resumes = ticket.waiting || isReopened;
  const changes = {
    waiting: false,
    lastCustomerMessageAt: now.toISOString(),
    ...(isReopened ? { status: 'IN_PROGRESS' as const, ...ticketMoments('IN_PROGRESS', now.toISOString()) } : {}),
    ...(resumes ? await clockChanges(tx, ticket, 'RESUMED', now) : {}),
  };
  await updateRecord(tx, tickets, ticket.id, changes, now);
  await notifyCustomerReplied(tx, ticket, now);
  return ticket;
}

/** Staff must see that a message may be a stranger's, since ticket numbers can be guessed. */
const fromOther = ({ channel, from }: Inbound) =>
  channel === 'SMS'
    ? `Sent from ${formatPhone(from)}, which is not this ticket’s phone number.`
    : `Sent from ${from}, which is not this ticket’s e-mail address.`;

async function open(tx: Store, message: Inbound, now: Date): Promise<Ticket> {
  const { channel, from, name, subject, text } = message;
  const phoneNumber = channel === 'SMS' ? from : null;
  const ticket = await createRecord(
    tx,
    tickets,
    {
      ...(await senderOf(tx, { phoneNumber, accountNumber: null, message: text }, now)),
      source: channel,
      subject: (subject?.trim() || text).replace(/\s+/g, ' ').slice(0, SUBJECT),
      lastCustomerMessageAt: now.toISOString(),
      contact: {
        name: channel === 'SMS' ? formatPhone(name) : name.slice(0, 120),
        phoneNumber,
        emailAddress: phoneNumber ? null : from,
      },
    },
    now,
  );
  const clock = await clockChanges(tx, ticket, 'OPENED', now);
  await updateRecord(tx, tickets, ticket.id, clock, now);
  await sendToContact(
    tx,
    ticket,
    { key: `received:${ticket.id}`, text: { answerBy: clock.firstReplyDue ?? null } },
    now,
  );
  return ticket;
}
