import { createContext, use } from 'react';
import { mayDo } from '../../authProvider/mayDo';
import type { Session } from '../../authProvider/session';
import { isPermitted, type Permission } from '../../contract/permissions';
import type { Access, AnyResource } from '../../resources/defineResource';

/** The session of the back-office; there is always one behind the login. */
export const SessionContext = createContext<Session | null>(null);

const NONE: readonly string[] = [];

/** The permissions of whoever is signed in. */
export function useHeld(): readonly string[] {
  return use(SessionContext)?.permissions ?? NONE;
}

/** Asks whether they hold any one of some permissions. */
export function useHolds() {
  const held = useHeld();
  return (needed: readonly Permission[]) => isPermitted(held, needed);
}

/** Asks whether they may do something with a resource: what is hidden here, the server refuses by itself. */
export function useMay() {
  const held = useHeld();
  return (resource: Pick<AnyResource, 'access'> | undefined, verb: keyof Access) => mayDo(resource, verb, held);
}
