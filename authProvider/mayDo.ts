import { isPermitted, type Permission } from '../contract/access/permissions';
import type { AnyResource } from '../resources/language/defineResource';
import type { Verb } from '../resources/language/ResourceDeclaration';
import { neededFor } from '../resources/language/requiredPermissions';
import type { Session } from './session';

/** react-admin's actions as the verbs of a declaration's access. */
const VERBS: Record<string, Verb> = {
  list: 'list',
  show: 'read',
  create: 'create',
  edit: 'update',
  delete: 'remove',
};

type Limited = NonNullable<Session['limited']>;

/** Whether any one of the permissions is held for everyone's records; `limited` says which of the held ones are not. */
export const holdsForAll = (
  held: readonly string[],
  needed: Permission | readonly Permission[],
  limited: Limited = {},
): boolean =>
  isPermitted(
    held.filter((name) => !limited[name]),
    needed,
  );

/**
 * Whether somebody with these permissions may do something with a resource; what is not declared, nobody may. What is everybody's
 * is changed only by those who hold the permission for everyone's records.
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
