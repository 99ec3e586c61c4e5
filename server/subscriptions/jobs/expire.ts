import type { Deps } from '../../deps';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { lockSubscriptions } from '../line';

/**
 * Ends expired subscriptions; the account's next one starts, or its line is switched off. Opening an account's line locks it and
 * brings it up to now once, so no lease is needed. Returns how many were processed.
 */
export const expire = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(
    deps,
    {
      queue: QUEUES.expiries,
      claim: async (subscription) => subscription,
      work: ({ accountId }) => deps.store.transaction((tx) => lockSubscriptions(tx, accountId, deps.now())),
    },
    signal,
  );
