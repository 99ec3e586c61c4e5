import pLimit from 'p-limit';
import { Refusal } from '../../contract/api/errors';

/** A hash takes a core for some 30 ms. Several at once would leave no core for all other requests. */
const AT_ONCE = 1;
/** Some seconds' worth of hashes. A request beyond that would wait in vain. */
const MOST_WAITING = 200;
/** Seconds after which to retry. */
const SOON = 5;

/** Runs hashing work in the order of the requests, `atOnce` at a time. Refuses it if too much of it is waiting already. */
export function createHashingQueue(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
  const limit = pLimit(atOnce);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= mostWaiting)
      throw new Refusal('unavailable', 'Many people are signing in right now. Try again in a moment.', undefined, SOON);
    return limit(work);
  };
}

/** This process's queue. */
export const inHashingQueue = createHashingQueue();
