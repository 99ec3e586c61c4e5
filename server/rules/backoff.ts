const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The shortest and the longest pause between tries, in milliseconds. */
interface Bounds {
  least: number;
  most: number;
}

/** How often to try again while a peer gives no answer. */
export const BACKOFF = {
  payment: { least: 15 * SECOND, most: 5 * MINUTE },
  device: { least: 30 * SECOND, most: 10 * MINUTE },
  message: { least: 10 * SECOND, most: 10 * MINUTE },
  fiscal: { least: 15 * SECOND, most: 10 * MINUTE },
  /** Of a credit note, people decide. */
  approval: { least: 5 * MINUTE, most: 6 * 60 * MINUTE },
} as const satisfies Record<string, Bounds>;

/** When to try again after `tries` tries, each with a pause of its own (milliseconds); null: no more, it is a person's turn. */
export function nextByPauses(pauses: readonly number[], tries: number, now: Date): Date | null {
  const pause = pauses[tries];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}

/**
 * When to try again what has had no answer since `since`: after as long again as it has waited, within the bounds. However
 * long an outage lasts, nothing is used up by it.
 */
export function nextTryAfter(since: Date, now: Date, { least, most }: Bounds): Date {
  const waited = now.getTime() - since.getTime();
  return new Date(now.getTime() + Math.min(most, Math.max(least, waited)));
}
