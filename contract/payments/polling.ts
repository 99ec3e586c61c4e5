/** The pauses between status checks of a payment, in milliseconds: 179 s in all. */
const PAUSES = [2, 3, 5, 8, 13, 20, 26, 30, 36, 36].map((seconds) => seconds * 1_000);
/** The pause between all later checks. */
const LONG_PAUSE = 60_000;

/** Returns how long to wait after check number `count`, counted from zero. */
export const pollingPause = (count: number): number => PAUSES[count] ?? LONG_PAUSE;

/** Returns whether the payer can still expect the answer at any moment, `count` checks after the first. */
export const isSoon = (count: number): boolean => count < PAUSES.length;

/** Returns whether another check cannot change what the payer sees. A held payment waits for a person. */
export const isPollingOver = ({ status, held }: { status: string; held: boolean }): boolean =>
  held || status === 'SUCCESSFUL' || status === 'FAILED';
