import { MESSAGES } from '../contract/api/errors';
import { API_BASES } from '../contract/constants';
import type { Returned } from '../contract/pages/signInPage';
import type { PasskeyRequest, UsedPasskey } from '../resources/access/passkeyShapes';
import { routes } from '../resources/language/routes';
import { canEnter, type Session, type SignedInAccount, sessionFrom } from './session';

/**
 * The login (an e-mail address or a 10-digit phone number) and its password; or the answer to a CodeNeeded; or the identity
 * provider's answer.
 */
export type Credentials =
  | { username: string; password: string }
  | ({ ticket: string } & ({ code: string } | UsedPasskey | (Returned & { code: string })));

/** The second factors that the user can use: codes of an app, or their passkeys. Recovery codes are always accepted. */
export interface SecondWays {
  app: boolean;
  passkey: PasskeyRequest | null;
}

/** Sends one call; a failure has the answer's `status`, its text and a `code`. */
export type Send = (
  url: string,
  options: { method: string; body?: object; token?: string | null },
) => Promise<{ json: unknown }>;

/** A refused sign-in, with the reason in words for the user. */
class SignInRefusal extends Error {}

/** Thrown if the password was right, but a code or a passkey must follow with this ticket. */
export class CodeNeeded extends Error {
  constructor(
    readonly ticket: string,
    readonly ways: SecondWays = { app: true, passkey: null },
  ) {
    super('A code is needed.');
  }
}

/** Thrown if the ticket has expired, so that the user must enter the password again. */
export class TicketOver extends SignInRefusal {}

const addressOf = ({ base, path }: { base: keyof typeof API_BASES; path: string }) => `${API_BASES[base]}/${path}`;

/**
 * Signs in and returns the session that starts now; throws a SignInRefusal with the specification's message, or a CodeNeeded if a
 * second factor is set up.
 */
export async function signIn(send: Send, credentials: Credentials, now: () => number): Promise<Session> {
  const route = routeOf(credentials);
  const options = { method: route.method, body: credentials, token: null };
  const answer = await send(addressOf(route), options).catch((error) => {
    const isOver = 'ticket' in credentials && (error as { status?: number }).status === 401;
    throw new (isOver ? TicketOver : SignInRefusal)(signInMessage(error));
  });
  const account = answer.json as (SignedInAccount & { secondFactor?: { ticket: string } & SecondWays }) | null;
  if (account?.secondFactor) throw new CodeNeeded(account.secondFactor.ticket, account.secondFactor);
  if (!account?.user?.token) throw new SignInRefusal(MESSAGES.signInFailed);
  if (!canEnter(account)) throw new SignInRefusal(MESSAGES.notStaff);
  return sessionFrom(account, now());
}

const routeOf = (credentials: Credentials) => {
  if ('state' in credentials) return routes.signInWithProvider;
  if ('code' in credentials) return routes.signInWithCode;
  return 'ticket' in credentials ? routes.signInWithPasskey : routes.signIn;
};

/**
 * Tells the server to revoke the token. It ignores failures, because the user need not wait for it and the token may already be
 * revoked.
 */
export async function signOut(send: Send, token: string): Promise<void> {
  await send(addressOf(routes.signOut), { method: routes.signOut.method, token }).catch(() => undefined);
}

/**
 * Returns the text for a failed sign-in (specification, section 8): the text for timeouts, the answer's text, or the general one.
 */
export function signInMessage(error: unknown): string {
  const { code, message, status } = error as { code?: unknown; message?: string; status?: number };
  if (code === 'TIMEOUT_ERROR') return MESSAGES.signInTimeout;
  // A temporary refusal (503) also has a text for people; other server errors have not.
  const answered = typeof status === 'number' && ((status >= 400 && status < 500) || status === 503);
  return (answered && message) || MESSAGES.signInFailed;
}
