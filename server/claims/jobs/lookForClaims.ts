import type { Deps } from '../../deps';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { lookFor } from '../look';

/** Looks for every due claimed payment, at the provider and in the statements. Returns how many were looked for. */
export const lookForClaims = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(deps, { queue: QUEUES.claims, work: (claim) => lookFor(deps, claim) }, signal);
