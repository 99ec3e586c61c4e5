import { MESSAGES, Refusal } from '../../../contract/api/errors';
import { sessions } from '../../../resources/internal';
import { signInTickets } from '../../../resources/signInInternal';
import { users } from '../../../resources/users';
import { cameFrom } from '../../access/cameFrom';
import { createCodeTries, wrongCode } from '../../access/codeTries';
import { noteSignIn, noteTry } from '../../access/noteSignIn';
import { openSession } from '../../access/openSession';
import { verifyPassword } from '../../access/passwords';
import { useCode } from '../../access/secondFactor';
import { newTicket, ticketNamed } from '../../access/signInTickets';
import { userNamed } from '../../access/userNamed';
import type { Deps } from '../../deps';
import { mayEnter } from '../../rules/access';
import { stillCounts } from '../../rules/oneUse';
import { updateRecord } from '../../store/updateRecord';
import type { Handlers } from '../Handlers';

/** Staff sign-in by e-mail or phone number, for a revocable token of eight hours; the browser is known from then on. */
export function signInHandlers(deps: Deps): Pick<Handlers, 'signIn' | 'signInWithCode' | 'signOut'> {
  const { store, now, config } = deps;
  const withinTries = createCodeTries(deps);
  return {
    async signIn(request) {
      const { username, password } = request.body;
      const user = await userNamed(store, username);
      if (!(await verifyPassword(user?.password ?? null, password)) || user?.status !== 'ACTIVE') {
        if (user) await noteTry(store, 'WRONG_PASSWORD', user, cameFrom(request), now());
        throw new Refusal('unauthenticated', MESSAGES.signInFailed);
      }
      if (user.accountType !== 'Staff') throw new Refusal('unauthenticated', MESSAGES.notStaff);
      const entered = await store.transaction(async (tx) => {
        // While the password was verified, it may have been changed or its owner disabled, which ends every session.
        const locked = await tx.get(users, user.id, { lock: true });
        if (!(locked && mayEnter(locked) && locked.password === user.password))
          throw new Refusal('unauthenticated', MESSAGES.signInFailed);
        return locked.secondFactorSince
          ? { ticket: await newTicket(tx, config.appSecret, user.id, now()) }
          : openSession(tx, locked, request, config, now());
      });
      if ('ticket' in entered) return { secondFactor: entered.ticket };
      request.keepDevice(entered.device);
      return entered.answer;
    },

    async signInWithCode(request) {
      const { ticket, code } = request.body;
      const known = await ticketNamed(store, config.appSecret, ticket);
      if (!known) throw tooLate();
      const { userId } = known;
      const enter = () =>
        store.transaction(async (tx) => {
          const user = await tx.get(users, userId, { lock: true });
          const taken = await tx.get(signInTickets, known.id, { lock: true });
          if (!(user && taken && mayEnter(user) && stillCounts(taken, now()))) throw tooLate();
          if (!(user.secondFactorSince && (await useCode(tx, config.appSecret, userId, code, now())))) return null;
          await updateRecord(tx, signInTickets, taken.id, { usedAt: now().toISOString() }, now());
          return openSession(tx, user, request, config, now(), now().toISOString());
        });
      const entered = await withinTries(userId, request, async () => {
        const opened = await enter();
        if (opened) return opened;
        await noteTry(store, 'WRONG_CODE', { id: userId }, cameFrom(request), now());
        throw wrongCode();
      });
      request.keepDevice(entered.device);
      return entered.answer;
    },

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
