/** The time in milliseconds that a user has to sign in at the identity provider. */
const ATTEMPT_LIFETIME = 10 * 60_000;

/** Returns when a sign-in that begins now expires (ISO 8601 UTC). */
export const attemptEnd = (now: Date): string => new Date(now.getTime() + ATTEMPT_LIFETIME).toISOString();

/** The identity provider's claims about a user that we read. */
export interface Claims {
  /** The provider and its id of the user, which it never assigns to anyone else. */
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  /** The authentication methods used there (RFC 8176). */
  amr?: unknown;
}

/** Other characters may become ASCII letters in lower case: the Kelvin sign becomes a k. */
const ASCII = /^[!-~]+$/;

/** Returns the e-mail address in lower case, or null if the provider has not confirmed it or it is not ASCII. */
export const vouchedAddress = ({ email, email_verified }: Pick<Claims, 'email' | 'email_verified'>): string | null =>
  typeof email === 'string' && ASCII.test(email) && email_verified === true ? email.toLowerCase() : null;

/** Returns whether the provider says that it required more than one factor. */
export const hadSecondFactor = ({ amr }: Pick<Claims, 'amr'>): boolean => Array.isArray(amr) && amr.includes('mfa');
