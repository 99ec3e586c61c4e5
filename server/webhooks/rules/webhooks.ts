import { nextByPauses } from '../../rules/backoff';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pauses after each failed attempt, in milliseconds. After the last one, a person decides. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR];

/** Returns when a delivery is due again after so many failed attempts, or null if it is given up. */
export const nextDeliveryAfter = (attempts: number, now: Date): Date | null => nextByPauses(PAUSES, attempts - 1, now);

/** How long a webhook may fail before it is paused, in milliseconds. */
const PATIENCE = 3 * 24 * HOUR;

/** Returns whether a webhook that has failed since then must be paused. */
export const isToPause = (failingSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(failingSince) >= PATIENCE;

/** Returns why a response does not accept the delivery, as a sentence, or null if it does. */
export function answerProblem(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The receiver answered ${status}. Redirects are not followed.`;
  return `The receiver answered ${status}.`;
}
