import pLimit from 'p-limit';
import { Refusal } from '../../contract/api/errors';

/** A hash takes a core for some 30 ms: several at once would take all of them from everything else that is answered. */
const AT_ONCE = 1;
/** Some seconds' worth of hashes; anybody who came after them would wait in vain. */
const MOST_WAITING = 200;
/** Seconds. */
const SOON = 5;

/** Runs hashing work in the order of asking, `atOnce` at a time; refuses it where too much of it waits already. */
export function createHashingQueue(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
  const limit = pLimit(atOnce);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= mostWaiting)
      throw new Refusal('unavailable', 'Many people are signing in right now. Try again in a moment.', undefined, SOON);
    return limit(work);
  };
}

/** The queue of this process. */
export const inHashingQueue = createHashingQueue();
