import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { accessActions } from '../../../resources/access/actions';
import { signIns } from '../../../resources/access/systemTables';
import { users } from '../../../resources/access/users';
import { sessions } from '../../../resources/catalogue/systemTables';
import { auditAction } from '../../audit/auditAction';
import { callerOf, personWith } from '../../base/identity';
import { hashPassword, verifyPassword } from '../../base/passwords';
import { ownTexts, refuseEasySecret } from '../../crud/hashSecrets';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { updateRecord } from '../../store/updateRecord';
import { endAccess } from '../endSessions';
import { noteSignIn } from '../noteSignIn';
import { isSessionValid } from '../rules/validity';
import { wrongPassword } from '../wrongProof';

type OwnSessions =
  | 'changePassword'
  | 'getOwnAccess'
  | 'listOwnSessions'
  | 'listOwnSignIns'
  | 'revokeOwnSession'
  | 'signOutEverywhere';

/** The number of sign-in attempts that a user is shown. */
const SHOWN = 20;

/** Actions of signed-in users on their own password and sessions. */
export function ownSessionHandlers({ store, now }: Deps): Pick<Handlers, OwnSessions> {
  return {
    async changePassword({ identity, body: { currentPassword, newPassword } }) {
      const { userId, sessionId } = callerOf(identity);
      const user = await store.get(users, userId);
      if (!(user && (await verifyPassword(user.password, currentPassword)))) throw wrongPassword('currentPassword');
      if (newPassword === currentPassword) throw fieldRefusal('newPassword', 'must be another one than before');
      refuseEasySecret('newPassword', newPassword, ownTexts(users, user));
      const password = await hashPassword(newPassword);
      await store.transaction(async (tx) => {
        const locked = await tx.get(users, userId, { lock: true });
        if (locked?.password !== user.password)
          throw new Refusal('conflict', 'Your password was changed in the meantime. Nothing was changed now.');
        await updateRecord(tx, users, userId, { password }, now());
        await endAccess(tx, userId, now(), sessionId);
        await auditAction(tx, accessActions.changePassword, { identity, record: user, after: null }, now());
      });
      return { passwordChanged: true };
    },

    async getOwnAccess({ identity }) {
      const { userId, roles } = callerOf(identity);
      const user = await store.get(users, userId);
      if (!user) throw new Refusal('notFound', 'There is no such user.');
      return { user: personWith(user, roles) };
    },

    async listOwnSessions({ identity }) {
      const { userId, sessionId } = callerOf(identity);
      const where = [
        { path: 'userId', in: [userId] },
        { path: 'revokedAt', isNull: true },
        { path: 'expiresAt', from: new Date(now().getTime() + 1).toISOString() },
      ] as const;
      const own = await store.find(sessions, { where, sort: { path: 'dateCreated', ascending: false } });
      return {
        sessions: own
          .filter((session) => isSessionValid(session, now()))
          .map(({ id, dateCreated, expiresAt, device, address }) => ({
            ...{ id, dateCreated, expiresAt, device, address },
            current: id === sessionId,
          })),
      };
    },

    async listOwnSignIns({ identity }) {
      const where = [{ path: 'userId', in: [callerOf(identity).userId] }] as const;
      const sort = { path: 'dateCreated', ascending: false } as const;
      const shown = ['id', 'dateCreated', 'result', 'device', 'address'] as const;
      return { signIns: await store.pick(signIns, shown, { where, sort, limit: SHOWN }) };
    },

    async signOutEverywhere({ identity }) {
      const { userId } = callerOf(identity);
      await store.transaction(async (tx) => {
        await endAccess(tx, userId, now());
        await noteSignIn(tx, 'SIGN_OUT', { id: userId }, now());
      });
      return { signedOut: true };
    },

    async revokeOwnSession({ identity, params }) {
      const { userId } = callerOf(identity);
      await store.transaction(async (tx) => {
        const session = await tx.get(sessions, params.id ?? '', { lock: true });
        if (session?.userId !== userId) throw new Refusal('notFound', 'There is no such session.');
        if (session.revokedAt) return;
        await updateRecord(tx, sessions, session.id, { revokedAt: now().toISOString() }, now());
        await auditAction(tx, accessActions.revokeOwnSession, { identity, record: session, after: null }, now());
      });
      return { revoked: true };
    },
  };
}
