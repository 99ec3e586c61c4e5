import { Refusal } from '../../contract/errors';
import { signInFailures } from '../../resources/internal';
import type { Deps } from '../deps';
import { blockedUntil, FAILURE_WINDOW } from '../rules/signInThrottle';
import { createRecord } from '../store/createRecord';

/** Slows guessing of passwords down, by a key that stands for whose password it is. */
export interface Throttle {
  refuseWhenClosed(key: string): Promise<void>;
  failed(key: string): Promise<void>;
}

/** `what` is there too many of, in the sentence that refuses. */
export function createThrottle({ store, now }: Pick<Deps, 'store' | 'now'>, what: string): Throttle {
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
      );
      if (!until) return;
      const minutes = Math.ceil((until.getTime() - now().getTime()) / 60_000);
      throw new Refusal('throttled', `Too many ${what}. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`);
    },

    async failed(key) {
      await createRecord(store, signInFailures, { username: key }, now());
    },
  };
}
