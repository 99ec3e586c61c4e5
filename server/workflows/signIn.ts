import { SESSION_LIFETIME } from '../../contract/constants';
import { MESSAGES, Refusal } from '../../contract/errors';
import { normalisePhone } from '../../contract/phone';
import { sessions } from '../../resources/internal';
import { users } from '../../resources/users';
import { personWith, rolesOf } from '../auth/identity';
import { noteSignIn } from '../auth/noteSignIn';
import { hashToken, newToken, verifyPassword } from '../auth/passwords';
import { createThrottle } from '../auth/throttle';
import type { Deps } from '../deps';
import { mayEnter } from '../rules/access';
import { createRecord } from '../store/createRecord';
import type { Handlers } from './Handlers';

/** Staff sign-in by e-mail or phone number, slowed down after failures, for a revocable token of eight hours. */
export function signInHandlers({ store, now }: Deps): Pick<Handlers, 'signIn' | 'signOut'> {
  const findUser = async (username: string) => {
    const phone = normalisePhone(username);
    const key = phone ? { path: 'phoneNumber', in: [phone] } : { path: 'emailAddress', in: [username.toLowerCase()] };
    return (await store.find(users, { where: [key], limit: 1 }))[0] ?? null;
  };

  const throttle = createThrottle({ store, now }, 'failed sign-ins');

  return {
    async signIn({ body: { username, password } }) {
      const key = (normalisePhone(username) ?? username).toLowerCase();
      await throttle.refuseWhenClosed(key);
      const user = await findUser(username);
      if (!(await verifyPassword(user?.password ?? null, password)) || user?.status !== 'ACTIVE') {
        await throttle.count(key);
        if (user) await noteSignIn(store, 'SIGN_IN_FAILED', user, now());
        throw new Refusal('unauthenticated', MESSAGES.signInFailed);
      }
      if (user.accountType !== 'Staff') throw new Refusal('unauthenticated', MESSAGES.notStaff);
      const token = newToken();
      const expiresAt = new Date(now().getTime() + SESSION_LIFETIME).toISOString();
      await store.transaction(async (tx) => {
        // While the password was verified, it may have been changed or its owner disabled, which ends every session.
        const locked = await tx.get(users, user.id, { lock: true });
        if (!(locked && mayEnter(locked) && locked.password === user.password))
          throw new Refusal('unauthenticated', MESSAGES.signInFailed);
        await createRecord(tx, sessions, { tokenHash: hashToken(token), userId: user.id, expiresAt }, now());
        await tx.update(users, user.id, { lastSignInAt: now().toISOString() });
        await noteSignIn(tx, 'SIGN_IN', user, now());
      });
      const person = personWith(user, await rolesOf(store, user.roleIds));
      return { user: { ...person, token }, accountType: { name: user.accountType } };
    },

    async signOut({ identity }) {
      if (!identity) return { signedOut: true };
      const { userId, sessionId } = identity;
      await store.transaction(async (tx) => {
        await tx.update(sessions, sessionId, { revokedAt: now().toISOString() });
        await noteSignIn(tx, 'SIGN_OUT', { id: userId }, now());
      });
      return { signedOut: true };
    },
  };
}
