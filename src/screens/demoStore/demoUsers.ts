import { v4 as newId } from 'uuid';
import { decrypt, encrypt } from '../../../authProvider/secretText';
import { type Session, sessionFrom } from '../../../authProvider/session';
import type { Permission } from '../../../contract/access/permissions';
import { MESSAGES } from '../../../contract/api/errors';
import { KEPT_STORAGE } from '../../../contract/constants';

/** Somebody of the local demo store, who is known to this browser alone. */
export interface DemoUser {
  id: string;
  name: string;
  email: string;
  password: string;
}

/** The one that is there from the start. The password opens this browser's store alone; no sign-in of the server has it. */
export const SEEDED_USER: DemoUser = {
  id: 'demo',
  name: 'Demo User',
  email: 'demo@kitara.example',
  password: 'this browser only',
};

/** What a demo session opens: the dashboard, the changelog and the kanban. The API answers it nothing, as it has no token. */
const DEMO_PERMISSIONS: readonly Permission[] = ['Manage System', 'Use System'];

const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The users in browser storage, encrypted as whatever is sensitive there; unreadable ones count as none. */
export function createDemoUsers(storage: Storage) {
  const list = (): DemoUser[] => {
    const stored = decrypt(storage.getItem(KEPT_STORAGE.demoUsers) ?? '');
    return Array.isArray(stored) ? stored : [SEEDED_USER];
  };
  return {
    list,
    /** Fails with "User already exists" for a known e-mail address, in whatever case it is written. */
    register(user: Omit<DemoUser, 'id'>): void {
      const users = list();
      if (users.some(({ email }) => isSame(email, user.email))) throw new Error(MESSAGES.userExists);
      const added = { ...user, id: newId(), email: user.email.trim() };
      storage.setItem(KEPT_STORAGE.demoUsers, encrypt([...users, added]));
    },
    /** The session that starts at `now` (ms), without a token; fails where no user has both the address and the password. */
    signIn({ email, password }: Pick<DemoUser, 'email' | 'password'>, now: number): Session {
      const user = list().find((each) => isSame(each.email, email) && each.password === password);
      if (!user) throw new Error(MESSAGES.signInFailed);
      const permissions = DEMO_PERMISSIONS.map((name) => ({ name }));
      const account = { id: user.id, token: '', fullName: user.name, roles: [{ name: 'Demo', permissions }] };
      return sessionFrom({ user: account, accountType: null }, now);
    },
  };
}
