import type { AuthProvider } from 'react-admin';
import { MESSAGES } from '../contract/api/errors';
import { STAFF_LOGIN_ROUTE } from '../contract/pages/routes';
import type { MayAccess } from './gates';
import { hasExpired } from './session';
import type { SessionStore } from './sessionStore';
import { type Credentials, type Send, signIn, signOut } from './signIn';

interface Options {
  store: SessionStore;
  send: Send;
  mayAccess: MayAccess;
  now: () => number;
}

/** Creates react-admin's auth provider: staff-only sign-in, expiry and permissions. */
export function createAuthProvider({ store, send, mayAccess, now }: Options): AuthProvider {
  return {
    login: async (credentials: Credentials) => store.write(await signIn(send, credentials, now)),
    logout: async () => {
      const session = store.read();
      if (session) await signOut(send, session.token);
      if (session) store.clear();
      return STAFF_LOGIN_ROUTE;
    },
    checkAuth: async () => {
      const session = store.read();
      if (!session) throw { redirectTo: STAFF_LOGIN_ROUTE, message: false };
      if (hasExpired(session, now())) throw { redirectTo: STAFF_LOGIN_ROUTE, message: MESSAGES.sessionExpired };
    },
    // Clearing the store already sends the user to the login, so react-admin need not log out again.
    checkError: async ({ status }: { status?: number }) => {
      if (status === 401) store.clear('unauthorised');
    },
    getIdentity: async () => {
      const user = store.read()?.user;
      return { id: user?.id ?? '', fullName: user?.fullName || 'User' };
    },
    getPermissions: async () => store.read()?.permissions ?? [],
    canAccess: async (question) => mayAccess(question),
  };
}
