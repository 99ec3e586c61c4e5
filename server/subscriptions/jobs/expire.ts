import type { Deps } from '../../deps';
import { QUEUES } from '../../queue/queues';
import { workOff } from '../../queue/workOff';
import { openLine } from '../line';

/**
 * Ends the subscriptions whose time is up; the next one of the account begins, or its line is taken down. Opening an account's
 * line locks it and brings it to now, once, so nothing has to be claimed. Answers how many were looked at.
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
