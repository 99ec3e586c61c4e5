import { createContext, use } from 'react';
import { holdsForAll, mayDo } from '../../authProvider/mayDo';
import type { Session } from '../../authProvider/session';
import { isPermitted, type Permission } from '../../contract/access/permissions';
import { covers, type Scope } from '../../contract/access/scope';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Verb } from '../../resources/language/ResourceDeclaration';

/** The session of the back-office; behind the login there always is one. */
export const SessionContext = createContext<Session | null>(null);

type Rights = Pick<Session, 'permissions' | 'limited'>;
const NONE: Rights = { permissions: [] };

const useRights = (): Rights => use(SessionContext) ?? NONE;

/** Returns the permissions of the signed-in user. */
export function usePermissions(): readonly string[] {
  return useRights().permissions;
}

/** Returns a function that checks whether the user has at least one of some permissions. */
export function useHolds() {
  const held = usePermissions();
  return (needed: readonly Permission[]) => isPermitted(held, needed);
}

/** Returns a function that checks the same, but for everyone's records. */
export function useHoldsForAll() {
  const { permissions, limited } = useRights();
  return (needed: Permission | readonly Permission[]) => holdsForAll(permissions, needed, limited);
}

/** Returns the permissions that the user has for at least this row scope: those that they may add to a role or remove from it. */
export function useHeldFor(scope: Scope): readonly string[] {
  const { permissions, limited = {} } = useRights();
  return permissions.filter((name) => covers(limited[name] ?? 'ALL', scope));
}

/**
 * Returns a function that checks whether the user may do something with a resource. It only hides controls; the server enforces
 * the permissions itself.
 */
export function useMay() {
  const { permissions, limited } = useRights();
  return (resource: Pick<AnyResource, 'access'> | undefined, verb: Verb) => mayDo(resource, verb, permissions, limited);
}
