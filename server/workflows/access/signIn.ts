import { MESSAGES, Refusal } from '../../../contract/api/errors';
import { SESSION_LIFETIME } from '../../../contract/constants';
import { sessions } from '../../../resources/internal';
import { users } from '../../../resources/users';
import { personWith, rolesOf } from '../../access/identity';
import { rememberDevice } from '../../access/knownDevices';
import { noteSignIn } from '../../access/noteSignIn';
import { hashToken, newToken, verifyPassword } from '../../access/passwords';
import { userNamed } from '../../access/userNamed';
import type { Deps } from '../../deps';
import { mayEnter } from '../../rules/access';
import { createRecord } from '../../store/createRecord';
import { updateRecord } from '../../store/updateRecord';
import type { Handlers } from '../Handlers';

/** Staff sign-in by e-mail or phone number, for a revocable token of eight hours; the browser is known from then on. */
export function signInHandlers({ store, now }: Deps): Pick<Handlers, 'signIn' | 'signOut'> {
  return {
    async signIn({ body: { username, password }, device, keepDevice }) {
      const user = await userNamed(store, username);
      if (!(await verifyPassword(user?.password ?? null, password)) || user?.status !== 'ACTIVE') {
        if (user) await noteSignIn(store, 'SIGN_IN_FAILED', user, now());
        throw new Refusal('unauthenticated', MESSAGES.signInFailed);
      }
      if (user.accountType !== 'Staff') throw new Refusal('unauthenticated', MESSAGES.notStaff);
      const token = newToken();
      const expiresAt = new Date(now().getTime() + SESSION_LIFETIME).toISOString();
      const known = await store.transaction(async (tx) => {
        // While the password was verified, it may have been changed or its owner disabled, which ends every session.
        const locked = await tx.get(users, user.id, { lock: true });
        if (!(locked && mayEnter(locked) && locked.password === user.password))
          throw new Refusal('unauthenticated', MESSAGES.signInFailed);
        await createRecord(tx, sessions, { tokenHash: hashToken(token), userId: user.id, expiresAt }, now());
        await updateRecord(tx, users, user.id, { lastSignInAt: now().toISOString() }, now());
        await noteSignIn(tx, 'SIGN_IN', user, now());
        return rememberDevice(tx, user.id, device, now());
      });
      keepDevice(known);
      const person = personWith(user, await rolesOf(store, user.roleIds));
      return { user: { ...person, token }, accountType: { name: user.accountType } };
    },

    async signOut({ identity }) {
      if (!identity) return { signedOut: true };
      const { userId, sessionId } = identity;
      await store.transaction(async (tx) => {
        await updateRecord(tx, sessions, sessionId, { revokedAt: now().toISOString() }, now());
        await noteSignIn(tx, 'SIGN_OUT', { id: userId }, now());
      });
      return { signedOut: true };
    },
  };
}
