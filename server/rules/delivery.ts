const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses between the attempts to deliver a message; there is one attempt more than there are pauses. */
export const DELIVERY_PAUSES = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR] as const;

/** When to try again after `attempts` attempts, the last of which has just failed for a time; null: no more. */
export function nextAttemptAfter(attempts: number, now: Date): Date | null {
  const pause = DELIVERY_PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
