/** Milliseconds for which somebody may sign in at the identity provider. */
const ATTEMPT_LIFETIME = 10 * 60_000;

/** When a sign-in that begins now is over, ISO 8601 UTC. */
export const attemptEnd = (now: Date): string => new Date(now.getTime() + ATTEMPT_LIFETIME).toISOString();

/** What is read of the identity provider's word on somebody. */
export interface Claims {
  email?: unknown;
  email_verified?: unknown;
  /** How they signed in there (RFC 8176). */
  amr?: unknown;
}

/** The address that they are known by, in small letters; null where the provider does not vouch for it. */
export const vouchedAddress = ({ email, email_verified }: Claims): string | null =>
  typeof email === 'string' && email !== '' && email_verified === true ? email.toLowerCase() : null;

/** Whether the provider says that it asked for more than one factor. */
export const hadSecondFactor = ({ amr }: Claims): boolean => Array.isArray(amr) && amr.includes('mfa');
