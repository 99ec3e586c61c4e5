import { tz } from '@date-fns/tz';
import { addDays, formatISO } from 'date-fns';
import { isPermitted } from '../../contract/access/permissions';
import { brand } from '../../contract/brand';
import { neededFor } from '../../resources/language/requiredPermissions';
import { WORKLISTS } from '../../resources/worklists';
import type { At, Worklist } from '../../resources/worklists/Worklist';
import type { Identity } from '../base/identity';
import { reach } from '../crud/reach';
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
  const at = atOf(identity.userId, now);
  return WORKLISTS.flatMap((queue, rank) => {
    const { resource, access, where } = queue;
    const needed = neededFor(resource, 'list');
    const isTheirs = isPermitted(identity.permissions, access) && isPermitted(identity.permissions, needed ?? []);
    return isTheirs
      ? [{ queue, rank, filter: { where: where(at), within: reach(identity, resource, resource.access?.list) } }]
      : [];
  });
}

function atOf(userId: string, now: Date): At {
  const zone = { in: tz(brand.timeZone) };
  const dayOf = (plus: number) => formatISO(addDays(now, plus, zone), { representation: 'date' });
  return { userId, now, today: dayOf(0), tomorrow: dayOf(1) };
}
