import { Refusal } from '../../contract/errors';
import { signInFailures } from '../../resources/internal';
import type { Deps } from '../deps';
import { blockedUntil, FAILURE_WINDOW, MAX_FAILURES } from '../rules/signInThrottle';
import { createRecord } from '../store/createRecord';

/** Slows guessing down, by a key that stands for whose secret it is, or for who guesses. */
export interface Throttle {
  refuseWhenClosed(key: string): Promise<void>;
  count(key: string): Promise<void>;
}

/** `what` is there too many of, in the sentence that refuses; `most` of them (50 at the most) close a key. */
export function createThrottle(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  what: string,
  most = MAX_FAILURES,
): Throttle {
  return {
    async refuseWhenClosed(key) {
      const from = new Date(now().getTime() - FAILURE_WINDOW).toISOString();
      const where = [
        { path: 'username', in: [key] },
        { path: 'dateCreated', from },
      ];
      const failures = await store.find(signInFailures, {
        where,
        sort: { path: 'dateCreated', ascending: false },
        limit: 50,
      });
      const until = blockedUntil(
        failures.map((failure) => new Date(failure.dateCreated)),
        now(),
        most,
      );
      if (!until) return;
      const minutes = Math.ceil((until.getTime() - now().getTime()) / 60_000);
      throw new Refusal('throttled', `Too many ${what}. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`);
    },

    async count(key) {
      await createRecord(store, signInFailures, { username: key }, now());
    },
  };
}
