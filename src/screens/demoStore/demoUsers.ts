import { v4 as newId } from 'uuid';
import { decrypt, encrypt } from '../../../authProvider/secretText';
import { type Session, sessionFrom } from '../../../authProvider/session';
import type { Permission } from '../../../contract/access/permissions';
import { MESSAGES } from '../../../contract/api/errors';
import { KEPT_STORAGE } from '../../../contract/constants';

/** A user of the local demo store, who exists only in this browser. */
export interface DemoUser {
  id: string;
  name: string;
  email: string;
  password: string;
}

/** The user that exists from the start. The password opens only this browser's store; no account on the server has it. */
export const SEEDED_USER: DemoUser = {
  id: 'demo',
  name: 'Demo User',
  email: 'demo@kitara.example',
  password: 'this browser only',
};

/**
 * The permissions of a demo session: the dashboard, the changelog and the kanban board. It has no token, so the API answers none
 * of its requests.
 */
const DEMO_PERMISSIONS: readonly Permission[] = ['Manage System', 'Use System'];

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The users in browser storage, encrypted like everything sensitive there; unreadable ones are ignored. */
export function createDemoUsers(storage: Storage) {
  const list = (): DemoUser[] => {
    const stored = decrypt(storage.getItem(KEPT_STORAGE.demoUsers) ?? '');
    return Array.isArray(stored) ? stored : [SEEDED_USER];
  };
  return {
    list,
    /** Throws "User already exists" for a known e-mail address, ignoring its case. */
    register(user: Omit<DemoUser, 'id'>): void {
      const users = list();
      if (users.some(({ email }) => isSame(email, user.email))) throw new Error(MESSAGES.userExists);
      const added = { ...user, id: newId(), email: user.email.trim() };
      storage.setItem(KEPT_STORAGE.demoUsers, encrypt([...users, added]));
    },
    /** Returns the session that starts at `now` (ms), without a token; throws if no user has this address and password. */
    signIn({ email, password }: Pick<DemoUser, 'email' | 'password'>, now: number): Session {
      const user = list().find((each) => isSame(each.email, email) && each.password === password);
      if (!user) throw new Error(MESSAGES.signInFailed);
      const permissions = DEMO_PERMISSIONS.map((name) => ({ name }));
      const account = { id: user.id, token: '', fullName: user.name, roles: [{ name: 'Demo', permissions }] };
      return sessionFrom({ user: account, accountType: null }, now);
    },
  };
}
