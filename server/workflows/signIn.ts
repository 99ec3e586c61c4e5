import { SESSION_LIFETIME } from '../../contract/constants';
import { MESSAGES, Refusal } from '../../contract/errors';
import { normalisePhone } from '../../contract/phone';
import { sessions, signInFailures } from '../../resources/internal';
import { users } from '../../resources/users';
import { rolesOf } from '../auth/identity';
import { hashToken, newToken, verifyPassword } from '../auth/passwords';
import type { Deps } from '../deps';
import { blockedUntil, FAILURE_WINDOW } from '../rules/signInThrottle';
import { createRecord } from '../store/createRecord';
import type { Handlers } from './Handlers';

/** Staff sign-in by e-mail or phone number, slowed down after failures, for a revocable token of eight hours. */
export function signInHandlers({ store, now }: Deps): Pick<Handlers, 'signIn' | 'signOut'> {
  const findUser = async (username: string) => {
    const phone = normalisePhone(username);
    const key = phone ? { path: 'phoneNumber', in: [phone] } : { path: 'emailAddress', in: [username.toLowerCase()] };
    return (await store.find(users, { where: [key], limit: 1 }))[0] ?? null;
  };

  const refuseWhenThrottled = async (username: string) => {
    const from = new Date(now().getTime() - FAILURE_WINDOW).toISOString();
    const where = [
      { path: 'username', in: [username] },
      { path: 'dateCreated', from },
    ];
    const failures = await store.find(signInFailures, {
      where,
      sort: { path: 'dateCreated', ascending: false },
      limit: 50,
    });
    const until = blockedUntil(
      failures.map((failure) => new Date(failure.dateCreated)),
      now(),
    );
    if (!until) return;
    const minutes = Math.ceil((until.getTime() - now().getTime()) / 60_000);
    throw new Refusal(
      'throttled',
      `Too many failed sign-ins. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`,
    );
  };

  return {
    async signIn({ body: { username, password } }) {
      const key = (normalisePhone(username) ?? username).toLowerCase();
      await refuseWhenThrottled(key);
      const user = await findUser(username);
      if (!(await verifyPassword(user?.password ?? null, password)) || user?.status !== 'ACTIVE') {
        await createRecord(store, signInFailures, { username: key }, now());
        throw new Refusal('unauthenticated', MESSAGES.signInFailed);
      }
      if (user.accountType !== 'Staff') throw new Refusal('unauthenticated', MESSAGES.notStaff);
      const token = newToken();
      const expiresAt = new Date(now().getTime() + SESSION_LIFETIME).toISOString();
      await store.transaction(async (tx) => {
        await createRecord(tx, sessions, { tokenHash: hashToken(token), userId: user.id, expiresAt }, now());
        await tx.update(users, user.id, { lastSignInAt: now().toISOString() });
      });
      const held = await rolesOf(store, user.roleIds);
      const roles = held.map(({ name, permissions }) => ({
        name,
        permissions: permissions.map((each) => ({ name: each })),
      }));
      return { user: { id: user.id, token, fullName: user.fullName, roles }, accountType: { name: user.accountType } };
    },

    async signOut({ identity }) {
      if (identity) await store.update(sessions, identity.sessionId, { revokedAt: now().toISOString() });
      return { signedOut: true };
    },
  };
}
