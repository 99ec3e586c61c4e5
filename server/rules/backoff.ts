const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The shortest and the longest pause between attempts, in milliseconds. */
interface Bounds {
  least: number;
  most: number;
}

/** How often to try again while an outside system does not answer. */
export const BACKOFF = {
  payment: { least: 15 * SECOND, most: 5 * MINUTE },
  device: { least: 30 * SECOND, most: 10 * MINUTE },
  message: { least: 10 * SECOND, most: 10 * MINUTE },
  fiscal: { least: 15 * SECOND, most: 10 * MINUTE },
  /** Credit notes are approved by people. */
  approval: { least: 5 * MINUTE, most: 6 * 60 * MINUTE },
} as const satisfies Record<string, Bounds>;

/**
 * Returns when to try again after `tries` attempts, each with a pause of its own (milliseconds), or null if there are no more and
 * a person must decide.
 */
export function nextByPauses(pauses: readonly number[], tries: number, now: Date): Date | null {
  const pause = pauses[tries];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/**
 * Returns when to retry something unanswered since `since`: after as long as it has waited so far, within the bounds. A long
 * outage uses up no attempts.
 */
export function nextTryAfter(since: Date, now: Date, { least, most }: Bounds): Date {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(most, Math.max(least, waited)));
}
