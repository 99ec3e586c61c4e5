import { MOST_PASSKEYS } from '../../../contract/access/passkeys';

/** The time in milliseconds for which a challenge is valid. */
const CHALLENGE_LIFETIME = 5 * 60_000;

/** Returns when a challenge that is created now expires (ISO 8601 UTC). */
export const challengeEnd = (now: Date): string => new Date(now.getTime() + CHALLENGE_LIFETIME).toISOString();

/** Returns the site of passkeys: always the public address, whatever a request says. */
export const siteOf = (publicUrl: string): { id: string; origin: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** Returns whether a user with this number of passkeys may add another. */
export const mayAddPasskey = (count: number): boolean => count < MOST_PASSKEYS;
