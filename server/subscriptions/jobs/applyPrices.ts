import type { Deps } from '../../deps';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { applyDueOf } from '../prices';

/**
 * Makes the planned prices whose day has begun. All due changes of a package are made together, on its locked row, so that they keep
 * their order after a downtime and no lease is needed. Returns how many were processed.
 */
export const applyPrices = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(
    deps,
    {
      queue: QUEUES.priceChanges,
      claim: async (change) => change,
      work: ({ productId }) => deps.store.transaction((tx) => applyDueOf(tx, productId, deps.now())),
    },
    signal,
  );
