import pLimit from 'p-limit';
import { Refusal } from '../../../contract/api/errors';

/** The number of files that are read at once. Each may use a core and all the memory that it is allowed. */
const AT_ONCE = 2;
const MOST_WAITING = 10;
/** The seconds after which to retry. */
const SOON = 30;

/**
 * Lets `atOnce` readers run, first come first served, and refuses more if too many wait. Each reader gets a function that ends
 * its turn.
 */
export function createReadingTurns(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
  const limit = pLimit(atOnce);
  return async (): Promise<() => void> => {
    if (limit.pendingCount >= mostWaiting)
      throw new Refusal('unavailable', 'Other files are being read. Try again in a moment.', undefined, SOON);
    return new Promise((begin) => {
      void limit(() => new Promise<void>((endTurn) => begin(endTurn)));
    });
  };
}

/** This process's turns. */
export const takeTurn = createReadingTurns();
