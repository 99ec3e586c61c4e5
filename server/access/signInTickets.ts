import type { SecondStep } from '../../resources/access/signInActions';
import { signInTickets } from '../../resources/access/systemTables';
import { keyedHash, newToken } from '../base/passwords';
import type { Config } from '../config/config';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { createPasskeyRequest } from './passkeys';
import { TICKET_LIFETIME } from './rules/secondFactor';
import { hasApp } from './secondFactor';

const hashOf = (secret: string, ticket: string) => keyedHash(secret, `sign-in-ticket:${ticket}`);

/**
 * Creates a ticket for a user whose password was right. Returns it with its expiry (ISO 8601 UTC) and the second factors that can
 * be used.
 */
export async function newTicket(
  tx: Store,
  userId: string,
  { appSecret, publicUrl }: Pick<Config, 'appSecret' | 'publicUrl'>,
  now: Date,
): Promise<SecondStep> {
  const passkey = await createPasskeyRequest(tx, userId, publicUrl);
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_LIFETIME).toISOString();
  const kept = { userId, ticketHash: hashOf(appSecret, ticket), expiresAt, challenge: passkey?.challenge ?? null };
  await createRecord(tx, signInTickets, kept, now);
  return { ticket, expiresAt, app: await hasApp(tx, userId), passkey };
}

/** Returns the record of a ticket, or null if there is none. */
export async function ticketNamed(store: Store, secret: string, ticket: string) {
  const where = [{ path: 'ticketHash', in: [hashOf(secret, ticket)] }] as const;
  return (await store.find(signInTickets, { where, limit: 1 }))[0] ?? null;
}
