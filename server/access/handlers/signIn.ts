import { MESSAGES, Refusal } from '../../../contract/api/errors';
import { signInTickets } from '../../../resources/access/systemTables';
import { users } from '../../../resources/access/users';
import { sessions } from '../../../resources/catalogue/systemTables';
import type { RecordOf } from '../../../resources/language/defineResource';
import { verifyPassword } from '../../base/passwords';
import type { Deps } from '../../deps';
import type { Incoming } from '../../Endpoint';
import type { Handlers } from '../../Handlers';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { cameFrom } from '../cameFrom';
import { createCodeTries } from '../codeTries';
import { defer } from '../defer';
import { enter } from '../enter';
import { noteSignIn, noteTry } from '../noteSignIn';
import { openSession } from '../openSession';
import { canSignIn } from '../rules/access';
import { isUsable } from '../rules/validity';
import { consumeSecondFactorCode } from '../secondFactor';
import { ticketNamed } from '../signInTickets';
import { findUserByLogin } from '../users';
import { usePasskey } from '../verifyPasskey';
import { wrongCode, wrongPasskey } from '../wrongProof';

/**
 * Signs staff in by e-mail address or phone number, and returns a revocable token that is valid for eight hours. The browser is
 * remembered.
 */
export function signInHandlers(
  deps: Deps,
): Pick<Handlers, 'signIn' | 'signInWithCode' | 'signInWithPasskey' | 'signOut'> {
  const { store, now, config } = deps;
  const withinTries = createCodeTries(deps);

  /** Signs in a user with a ticket after they have given their second factor in `field`. A wrong one is counted and logged. */
  const enterWith = async (
    request: Omit<Incoming, 'body'> & { body: { ticket: string } },
    field: 'code' | 'signature',
    isRight: (tx: Store, ticket: RecordOf<typeof signInTickets>) => Promise<boolean>,
  ) => {
    const known = await ticketNamed(store, config.appSecret, request.body.ticket);
    if (!known) throw tooLate();
    const { userId } = known;
    const tryToEnter = () =>
      store.transaction(async (tx) => {
        const user = await tx.get(users, userId, { lock: true });
        const taken = await tx.get(signInTickets, known.id, { lock: true });
        if (!(user && taken && canSignIn(user) && isUsable(taken, now()))) throw tooLate();
        if (!(user.secondFactorSince && (await isRight(tx, taken)))) return null;
        await updateRecord(tx, signInTickets, taken.id, { usedAt: now().toISOString() }, now());
        return openSession(
          tx,
          user,
          request,
          { config, by: field === 'code' ? 'Password and code' : 'Password and passkey' },
          now(),
        );
      });
    const tryOnce = async () => {
      const opened = await tryToEnter();
      if (opened) return opened;
      const [result, wrong] =
        field === 'code' ? (['WRONG_CODE', wrongCode()] as const) : (['WRONG_PASSKEY', wrongPasskey()] as const);
      await noteTry(store, result, { id: userId }, cameFrom(request), now());
      throw wrong;
    };
    const entered = await withinTries(userId, request, tryOnce, field);
    request.keepDevice(entered.device);
    return entered.answer;
  };

  return {
    async signIn(request) {
      const { username, password } = request.body;
      const user = await findUserByLogin(store, username);
      if (!(await verifyPassword(user?.password ?? null, password)) || user?.status !== 'ACTIVE') {
        await defer(deps, 'FAILED_SIGN_IN', { username, from: cameFrom(request) });
        throw new Refusal('unauthenticated', MESSAGES.signInFailed);
      }
      if (user.accountType !== 'Staff') throw new Refusal('unauthenticated', MESSAGES.notStaff);
      return enter(deps, request, async (tx) => {
        // While the password was verified, it may have been changed or the user disabled, which ends every session.
        const locked = await tx.get(users, user.id, { lock: true });
        if (!(locked && canSignIn(locked) && locked.password === user.password))
          throw new Refusal('unauthenticated', MESSAGES.signInFailed);
        return { user: locked, confirmedAt: null, by: 'Password' };
      });
    },

    signInWithCode: (request) =>
      enterWith(request, 'code', (tx, { userId }) =>
        consumeSecondFactorCode(tx, config.appSecret, userId, request.body.code, now()),
      ),

    signInWithPasskey: (request) =>
      enterWith(request, 'signature', async (tx, { id, userId, challenge }) => {
        if (!challenge) throw tooLate();
        const { ticket, ...answer } = request.body;
        await updateRecord(tx, signInTickets, id, { challenge: null }, now());
        return usePasskey(tx, userId, { challenge, publicUrl: config.publicUrl }, answer, now());
      }),

    async signOut({ identity }) {
      if (!identity?.sessionId) return { signedOut: true };
      const { userId, sessionId } = identity;
      await store.transaction(async (tx) => {
        await updateRecord(tx, sessions, sessionId, { revokedAt: now().toISOString() }, now());
        await noteSignIn(tx, 'SIGN_OUT', { id: userId }, now());
      });
      return { signedOut: true };
    },
  };
}

const tooLate = () => new Refusal('unauthenticated', 'Your sign-in took too long. Enter your password again.');
