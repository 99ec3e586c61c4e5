import { isPermitted } from '../../contract/access/permissions';
import { neededFor } from '../../resources/language/requiredPermissions';
import { WORKLISTS } from '../../resources/worklists';
import type { Worklist } from '../../resources/worklists/Worklist';
import type { Identity } from '../base/identity';
import { reach } from '../crud/reach';
import { worklistTime } from '../rules/days';
import type { Filter } from '../store/Store';

/** A user's queue, with the filter of its records that wait for them. */
export interface OwnQueue {
  queue: Worklist;
  /** Its position among all queues. */
  rank: number;
  filter: Filter;
}

/** Returns the queues that are the user's work and whose records they may list, each within their row scope. */
export function ownQueues(identity: Identity, now: Date): OwnQueue[] {
  const at = worklistTime(now);
  return WORKLISTS.flatMap((queue, rank) => {
    const { resource, access } = queue;
    const needed = neededFor(resource, 'list');
    const isTheirs = isPermitted(identity.permissions, access) && isPermitted(identity.permissions, needed ?? []);
    const where = [...queue.where(at), ...(queue.forUser?.(identity.userId) ?? [])];
    return isTheirs
      ? [{ queue, rank, filter: { where, within: reach(identity, resource, resource.access?.list) } }]
      : [];
  });
}
