const SECOND = 1_000;
const PAUSES = [5 * SECOND, 15 * SECOND, 60 * SECOND, 300 * SECOND] as const;
const LONGEST = 900 * SECOND;

/** Returns how many milliseconds to wait after this many unanswered tries. */
export const retryPause = (tries: number): number => PAUSES[tries - 1] ?? LONGEST;
