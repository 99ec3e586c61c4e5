import type { Deps } from '../../deps';
import { QUEUES } from '../../queue/queues';
import { workOff } from '../../queue/workOff';
import { lookFor } from '../look';

/** Looks for every claimed payment that is due, at the provider and on the statements. Answers how many were looked for. */
export const lookForClaims = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  workOff(deps, { queue: QUEUES.claims, work: (claim) => lookFor(deps, claim) }, signal);
