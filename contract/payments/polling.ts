/** Pauses between questions of how a payment stands, in milliseconds: 179 s in all. */
const PAUSES = [2, 3, 5, 8, 13, 20, 26, 30, 36, 36].map((seconds) => seconds * 1_000);
/** Between those that come after them. */
const LONG_PAUSE = 60_000;

/** How long to wait after the question numbered `count` from zero. */
export const pauseAfter = (count: number): number => PAUSES[count] ?? LONG_PAUSE;

/** Whether the payer may expect the answer at any moment, `count` questions after the first. */
export const isSoon = (count: number): boolean => count < PAUSES.length;

/** Whether asking again cannot change what the payer is told now. A held payment waits for a person. */
export const isOver = ({ status, held }: { status: string; held: boolean }): boolean =>
  held || status === 'SUCCESSFUL' || status === 'FAILED';
