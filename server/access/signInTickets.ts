import { signInTickets } from '../../resources/signInInternal';
import { TICKET_LIFETIME } from '../rules/secondFactor';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { keyedHash } from './keyedHash';
import { newToken } from './passwords';

const hashOf = (secret: string, ticket: string) => keyedHash(secret, `sign-in-ticket:${ticket}`);

/** A ticket for somebody whose password was right, and when it is over (ISO 8601 UTC). */
export async function newTicket(tx: Store, secret: string, userId: string, now: Date) {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_LIFETIME).toISOString();
  await createRecord(tx, signInTickets, { userId, ticketHash: hashOf(secret, ticket), expiresAt }, now);
  return { ticket, expiresAt };
}

/** What is kept of a ticket. */
export async function ticketNamed(store: Store, secret: string, ticket: string) {
  const where = [{ path: 'ticketHash', in: [hashOf(secret, ticket)] }] as const;
  return (await store.find(signInTickets, { where, limit: 1 }))[0] ?? null;
}
