import { isPermitted, type Permission } from '../../contract/access/permissions';
import type { AnyResource } from './defineResource';
import type { Needed, Verb } from './ResourceDeclaration';

/** The permissions any one of which opens the verb; undefined where nothing does. Who may list may read. */
export function neededFor({ access }: Pick<AnyResource, 'access'>, verb: Verb): Needed | undefined {
  const needed = verb === 'read' ? (access?.read ?? access?.list) : access?.[verb];
  const own = verb === 'read' || verb === 'list' ? access?.own : undefined;
  return needed && own ? [...[needed].flat(), own.permission] : needed;
}

/** The field that names who asked for a record, where the permissions held open only such records of one's own. */
export function ownFieldFor({ access }: Pick<AnyResource, 'access'>, held: Iterable<string>): string | undefined {
  if (!access?.own) return undefined;
  const names = new Set(held);
  const all = [access.list ?? [], access.read ?? []].flat() as Permission[];
  return !isPermitted(names, all) && names.has(access.own.permission) ? access.own.by : undefined;
}
