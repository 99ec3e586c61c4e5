import { createContext, use } from 'react';
import type { Session } from '../../authProvider/session';

/** The session of the back-office; behind the login there always is one. */
export const SessionContext = createContext<Session | null>(null);

/** Returns the permissions of the signed-in user; `useCan` answers what they allow. */
export function usePermissions(): readonly string[] {
  return use(SessionContext)?.permissions ?? [];
}
