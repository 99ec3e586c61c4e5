import { createContext, use } from 'react';
import { holdsForAll, mayDo } from '../../authProvider/mayDo';
import type { Session } from '../../authProvider/session';
import { isPermitted, type Permission } from '../../contract/access/permissions';
import { covers, type Scope } from '../../contract/access/scope';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Verb } from '../../resources/language/ResourceDeclaration';

/** The session of the back-office; there is always one behind the login. */
export const SessionContext = createContext<Session | null>(null);

type Rights = Pick<Session, 'permissions' | 'limited'>;
const NONE: Rights = { permissions: [] };

const useRights = (): Rights => use(SessionContext) ?? NONE;

/** The permissions of the person signed in. */
export function usePermissions(): readonly string[] {
  return useRights().permissions;
}

/** Asks whether they hold any one of some permissions. */
export function useHolds() {
  const held = usePermissions();
  return (needed: readonly Permission[]) => isPermitted(held, needed);
}

/** Likewise, for everyone's records. */
export function useHoldsForAll() {
  const { permissions, limited } = useRights();
  return (needed: Permission | readonly Permission[]) => holdsForAll(permissions, needed, limited);
}

/** The permissions that they hold at least for these records: what they may give to a role, and take from it. */
export function useHeldFor(scope: Scope): readonly string[] {
  const { permissions, limited = {} } = useRights();
  return permissions.filter((name) => covers(limited[name] ?? 'ALL', scope));
}

/** Asks whether they may do something with a resource: what is hidden here, the server refuses by itself. */
export function useMay() {
  const { permissions, limited } = useRights();
  return (resource: Pick<AnyResource, 'access'> | undefined, verb: Verb) => mayDo(resource, verb, permissions, limited);
}
