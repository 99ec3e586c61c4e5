import { isPermitted } from '../../contract/access/permissions';
import { neededFor } from '../../resources/language/requiredPermissions';
import { WORKLISTS, workAreaOf } from '../../resources/worklists';
import type { Worklist } from '../../resources/worklists/Worklist';
import type { Identity } from '../base/identity';
import { reach } from '../crud/reach';
import { worklistTime } from '../rules/days';
import type { Filter } from '../store/Store';

/** A user's queue, with the filter of its records that wait for them. */
export interface OwnQueue {
  queue: Worklist;
  /** Its position among the user's queues. */
  rank: number;
  filter: Filter;
}

/**
 * Returns the queues that are the user's work and whose records they may list, each within their row scope. The queues of the
 * areas on which their roles focus come first.
 */
export function ownQueues(identity: Identity, now: Date): OwnQueue[] {
  const at = worklistTime(now);
  const focus = new Set(identity.roles.map((role) => role.focus));
  const isFirst = ({ name }: Worklist) => focus.has(workAreaOf(name));
  const ordered = [...WORKLISTS.filter(isFirst), ...WORKLISTS.filter((queue) => !isFirst(queue))];
  return ordered.flatMap((queue, rank) => {
    const { resource, access } = queue;
    const needed = neededFor(resource, 'list');
    const isTheirs = isPermitted(identity.permissions, access) && isPermitted(identity.permissions, needed ?? []);
    const where = [...queue.where(at), ...(queue.forUser?.(identity.userId) ?? [])];
    return isTheirs
      ? [{ queue, rank, filter: { where, within: reach(identity, resource, resource.access?.list) } }]
      : [];
  });
}
