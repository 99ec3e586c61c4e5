import { isPermitted, type Permission } from '../../contract/access/permissions';
import type { AnyResource } from './defineResource';
import type { Needed, Verb } from './ResourceDeclaration';

/**
 * Returns the permissions for a verb, each of which is sufficient; undefined if no permission opens it. Users who may list may
 * read.
 */
export function neededFor({ access }: Pick<AnyResource, 'access'>, verb: Verb): Needed | undefined {
  const needed = verb === 'read' ? (access?.read ?? access?.list) : access?.[verb];
  const own = verb === 'read' || verb === 'list' ? access?.own : undefined;
  return needed && own ? [...[needed].flat(), own.permission] : needed;
}

/** Returns the requester field if these permissions only open the user's own requests; otherwise undefined. */
export function requesterField({ access }: Pick<AnyResource, 'access'>, held: Iterable<string>): string | undefined {
  if (!access?.own) return undefined;
  const names = new Set(held);
  const all = [access.list ?? [], access.read ?? []].flat() as Permission[];
  return !isPermitted(names, all) && names.has(access.own.permission) ? access.own.by : undefined;
}
