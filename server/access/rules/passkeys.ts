import { MOST_PASSKEYS } from '../../../contract/access/passkeys';

/** Milliseconds for which a challenge counts. */
const CHALLENGE_LIFETIME = 5 * 60_000;

/** When a challenge that is made now is over, ISO 8601 UTC. */
export const challengeEnd = (now: Date): string => new Date(now.getTime() + CHALLENGE_LIFETIME).toISOString();

/** The site that passkeys are made for: the public address, whatever a request says of itself. */
export const siteOf = (publicUrl: string): { id: string; origin: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** Whether somebody with so many passkeys may add another. */
export const mayAddPasskey = (count: number): boolean => count < MOST_PASSKEYS;
