import { isPermitted, type Permission } from '../contract/access/permissions';
import type { AnyResource } from '../resources/language/defineResource';
import type { Verb } from '../resources/language/ResourceDeclaration';
import { neededFor } from '../resources/language/requiredPermissions';
import type { Session } from './session';

/** Maps react-admin's actions to the verbs of a declaration's access. */
const VERBS: Record<string, Verb> = {
  list: 'list',
  show: 'read',
  create: 'create',
  edit: 'update',
  delete: 'remove',
};

type Limited = NonNullable<Session['limited']>;

/**
 * Returns whether the user holds at least one of the permissions for everyone's records; `limited` names the held permissions
 * that cover only some.
 */
const holdsForAll = (
  held: readonly string[],
  needed: Permission | readonly Permission[],
  limited: Limited = {},
): boolean =>
  isPermitted(
    held.filter((name) => !limited[name]),
    needed,
  );

/**
 * Returns whether these permissions allow a verb on a resource; undeclared verbs are allowed to no one. Shared records may only
 * be changed with a permission for everyone's records.
 */
export function mayDo(
  resource: Pick<AnyResource, 'access'> | undefined,
  verb: Verb,
  held: readonly string[],
  limited: Limited = {},
): boolean {
  const access = resource?.access;
  const needed = neededFor({ access }, verb);
  if (needed === undefined) return false;
  const changesEverybodys = access?.whose === 'everybody' && verb !== 'list' && verb !== 'read';
  return changesEverybodys ? holdsForAll(held, needed, limited) : isPermitted(held, needed);
}

export function verbOf(action: string): Verb | undefined {
  return VERBS[action];
}
