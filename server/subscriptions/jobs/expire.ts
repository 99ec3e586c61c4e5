import type { Deps } from '../../deps';
import { QUEUES } from '../../queue/queues';
import { workOff } from '../../queue/workOff';
import { openLine } from '../line';

/**
 * Ends expired subscriptions; the account's next one starts, or its line is switched off. Opening an account's line locks it and
 * brings it up to now once, so no lease is needed. Returns how many were processed.
 */
export const expire = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  workOff(
    deps,
    {
      queue: QUEUES.expiries,
      claim: async (subscription) => subscription,
      work: ({ accountId }) => deps.store.transaction((tx) => openLine(tx, accountId, deps.now())),
    },
    signal,
  );
