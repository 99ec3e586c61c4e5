import { use } from 'react';
import { mayDo } from '../../authProvider/mayDo';
import type { Permission } from '../../contract/access/permissions';
import { covers, type Scope } from '../../contract/access/scope';
import type { ActionName } from '../../resources/catalogue/actions';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Verb } from '../../resources/language/ResourceDeclaration';
import { type Route, routes } from '../../resources/language/routes';
import { SessionContext } from './access';

/** Answers what the signed-in user may do. */
export interface Can {
  /** Returns whether the user may perform an action, by its name. */
  (action: ActionName): boolean;
  /** Returns whether the user may do something with the records of a resource; false if there is no resource. */
  (resource: Pick<AnyResource, 'access'> | undefined, verb: Verb): boolean;
  /** Returns whether the user has one of these permissions, for at least this row scope; for any if it is undefined. */
  (permissions: readonly Permission[], scope?: Scope): boolean;
}

/**
 * Returns a function that answers what the signed-in user may do, from the same rule as the checks of react-admin
 * (`authProvider.canAccess`). It only hides controls; the server enforces the permissions itself.
 */
export function useCan(): Can {
  const { permissions = [], limited = {} } = use(SessionContext) ?? {};
  const hasOne = (needed: readonly Permission[], scope: Scope = 'OWN') =>
    needed.some((name) => permissions.includes(name) && covers(limited[name] ?? 'ALL', scope));
  const canCall = (name: ActionName) => {
    const { access, scoped }: Route = routes[name];
    return access === 'public' || access === 'signed-in' || hasOne([access].flat(), scoped ? 'OWN' : 'ALL');
  };
  return (
    subject: ActionName | readonly Permission[] | Pick<AnyResource, 'access'> | undefined,
    detail?: Verb | Scope,
  ) => {
    if (typeof subject === 'string') return canCall(subject);
    if (isList(subject)) return hasOne(subject, detail as Scope | undefined);
    return mayDo(subject, detail as Verb, permissions, limited);
  };
}

const isList = (subject: unknown): subject is readonly Permission[] => Array.isArray(subject);
