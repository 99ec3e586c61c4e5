import { deferredRequests } from '../../resources/catalogue/systemTables';
import { type Deferred, type DeferredKind, openDeferred } from '../access/defer';
import { noteFailedSignIn } from '../access/noteSignIn';
import { sendPasswordLink } from '../access/passwordLinks';
import type { Deps } from '../deps';
import { processQueue } from '../queue/processQueue';
import { QUEUES } from '../queue/queues';
import type { Store } from '../store/Store';
import { noteWrongCode, sendCode } from '../subscriptions/renewalCodes';

type Work = { [K in DeferredKind]: (tx: Store, deps: Deps, request: Deferred[K], askedAt: Date) => Promise<void> };

const WORK: Work = {
  RENEWAL_CODE: sendCode,
  PASSWORD_LINK: sendPasswordLink,
  FAILED_SIGN_IN: noteFailedSignIn,
  WRONG_RENEWAL_CODE: noteWrongCode,
};

/**
 * Does the work that calls have deferred (server/access/defer.ts), each once and as of the moment of the call. Returns how many
 * were done.
 */
export const workOffDeferred = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(
    deps,
    { queue: QUEUES.deferred, work: ({ id }) => deps.store.transaction((tx) => perform(tx, deps, id)) },
    signal,
  );

async function perform(tx: Store, deps: Deps, id: string): Promise<void> {
  const deferred = await tx.get(deferredRequests, id, { lock: true });
  if (!deferred) return;
  await doWork(tx, deps, deferred.kind, deferred.request, new Date(deferred.dateCreated));
  await tx.remove(deferredRequests, id);
}

async function doWork<K extends DeferredKind>(tx: Store, deps: Deps, kind: K, sealed: string, askedAt: Date) {
  const request = openDeferred(deps.config.appSecret, kind, sealed);
  if (request) await WORK[kind](tx, deps, request, askedAt);
}
