import { nextByPauses } from '../../rules/backoff';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long to wait after each attempt that failed, in milliseconds; after the last, a person decides. */
const PAUSES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR];

/** When a delivery is due again after so many failed attempts; null: it is given up. */
export const nextDeliveryAfter = (attempts: number, now: Date): Date | null => nextByPauses(PAUSES, attempts - 1, now);

/** How long a webhook may fail before it is paused, in milliseconds. */
const PATIENCE = 3 * 24 * HOUR;

/** Whether a webhook that fails since then is to be paused. */
export const isToPause = (failingSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(failingSince) >= PATIENCE;

/** What is wrong with an answer, in a sentence; null where it accepts the delivery. */
export function answerProblem(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The receiver answered ${status}. Redirects are not followed.`;
  return `The receiver answered ${status}.`;
}
