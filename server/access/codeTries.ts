import { Refusal } from '../../contract/api/errors';
import type { Limit } from '../../contract/api/limits';
import type { Deps } from '../deps';
import type { Incoming } from '../Endpoint';
import { createLimiter } from '../limits/createLimiter';

/** Wrong codes of one person, wherever they are typed. Only who knows the password, or is signed in, can type any. */
const wrongCodes = { by: 'subject', of: ['userId'], failures: 'code', what: 'wrong codes' } as const;
const TRIES: readonly Limit[] = [
  { ...wrongCodes, most: 10, minutes: 15 },
  { ...wrongCodes, most: 40, minutes: 24 * 60 },
];

/** Refuses a code, by its field. */
export function wrongCode(): Refusal {
  const message = 'Wrong code, or one that was used already. Wait for the next one and try again.';
  return new Refusal('invalid', message, { code: message });
}

/** Runs work that tries a code of a user's, unless too many of theirs were wrong. */
export function createCodeTries(deps: Deps) {
  const withinLimits = createLimiter(deps);
  return <T>(userId: string, request: Omit<Incoming, 'body'>, work: () => Promise<T>): Promise<T> =>
    withinLimits('secondFactor', TRIES, { ...request, body: { userId } }, work);
}
