/** Milliseconds for which somebody may sign in at the identity provider. */
const ATTEMPT_LIFETIME = 10 * 60_000;

/** When a sign-in that begins now is over, ISO 8601 UTC. */
export const attemptEnd = (now: Date): string => new Date(now.getTime() + ATTEMPT_LIFETIME).toISOString();

/** What is read of the identity provider's word on somebody. */
export interface Claims {
  /** The provider and its id of the person, which it never gives to anybody else. */
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  /** How they signed in there (RFC 8176). */
  amr?: unknown;
}

/** Other signs become letters of ASCII as they are made small: the Kelvin sign is then a k. */
const ASCII = /^[!-~]+$/;

/** Returns the e-mail address in lower case, or null if the provider has not confirmed it or it is not ASCII. */
export const vouchedAddress = ({ email, email_verified }: Pick<Claims, 'email' | 'email_verified'>): string | null =>
  typeof email === 'string' && ASCII.test(email) && email_verified === true ? email.toLowerCase() : null;

/** Whether the provider says that it asked for more than one factor. */
export const hadSecondFactor = ({ amr }: Pick<Claims, 'amr'>): boolean => Array.isArray(amr) && amr.includes('mfa');
