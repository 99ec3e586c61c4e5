import { Refusal } from '../../../contract/api/errors';
import { secondFactorActions } from '../../../resources/access/secondFactorActions';
import { users } from '../../../resources/access/users';
import { publicView } from '../../../resources/catalogue/publicView';
import type { Audited } from '../../../resources/language/defineActions';
import { auditAction } from '../../audit/auditAction';
import { callerOf } from '../../base/identity';
import type { Deps } from '../../deps';
import type { Incoming } from '../../Endpoint';
import type { Handlers } from '../../Handlers';
import { takeLock } from '../../store/locks';
import type { Store } from '../../store/Store';
import { createCodeTries } from '../codeTries';
import { endSessions } from '../endSessions';
import { ownRow, type User, verifiedHash } from '../ownAccount';
import { passkeysOf } from '../passkeys';
import { refuseResetting } from '../refuseResetting';
import { asksForSecondFactor } from '../rules/secondFactor';
import {
  confirmApp,
  confirmSession,
  consumeSecondFactorCode,
  hasApp,
  keepSecret,
  newRecoveryCodes,
  recoveryCodesLeft,
  switchOff,
  switchOn,
  useAppCode,
} from '../secondFactor';
import { addressOfSecret, newSecret } from '../totp';
import { wrongCode } from '../wrongProof';

type Typed = Omit<Incoming, 'body'> & { body: { code: string } };

/** Actions of members of staff on their own second factor, and of others on that of a user who has lost it. */
export function secondFactorHandlers(deps: Deps): Pick<Handlers, keyof typeof secondFactorActions> {
  const { store, now, config } = deps;
  const withinTries = createCodeTries(deps);
  const note = (tx: Store, declared: { audit: Audited }, { identity }: Pick<Incoming, 'identity'>, record: User) =>
    auditAction(tx, declared, { identity, record, after: null }, now());

  /** Runs `work` in a transaction, with the caller's row locked, after using up the code that they typed. */
  const withCode = <T>(
    request: Typed,
    fits: (tx: Store, user: User) => void | Promise<void>,
    work: (tx: Store, user: User) => Promise<T>,
    use = consumeSecondFactorCode,
  ) =>
    withinTries(callerOf(request.identity).userId, request, () =>
      store.transaction(async (tx) => {
        const user = await ownRow(tx, request.identity);
        await fits(tx, user);
        if (!(await use(tx, config.appSecret, user.id, request.body.code, now()))) throw wrongCode();
        return work(tx, user);
      }),
    );

  return {
    async getSecondFactor({ identity }) {
      const { userId, roles } = callerOf(identity);
      const since = (await store.get(users, userId))?.secondFactorSince ?? null;
      const left = since ? await recoveryCodesLeft(store, userId) : 0;
      const isRequired = asksForSecondFactor(roles, config.production);
      const factors = { app: await hasApp(store, userId), passkeys: (await passkeysOf(store, userId)).length };
      return { secondFactor: { since, recoveryCodesLeft: left, required: isRequired, ...factors } };
    },

    async beginSecondFactor({ identity, body: { password } }) {
      const hash = await verifiedHash(store, identity, password);
      const secret = newSecret();
      return store.transaction(async (tx) => {
        const user = await ownRow(tx, identity, hash);
        await hasNoApp(tx, user);
        await keepSecret(tx, config.appSecret, user.id, secret, now());
        return { setUp: { secret, address: addressOfSecret(secret, user.emailAddress) } };
      });
    },

    confirmSecondFactor: (request) =>
      withCode(
        request,
        hasNoApp,
        async (tx, user) => {
          await confirmApp(tx, user.id, now());
          await note(tx, secondFactorActions.confirmSecondFactor, request, user);
          return { recoveryCodes: await switchOn(tx, config.appSecret, user, request.identity, now()) };
        },
        useAppCode,
      ),

    renewRecoveryCodes: (request) =>
      withCode(request, isOn, async (tx, user) => {
        await note(tx, secondFactorActions.renewRecoveryCodes, request, user);
        return { recoveryCodes: await newRecoveryCodes(tx, config.appSecret, user.id, now()) };
      }),

    async switchOffSecondFactor(request) {
      const hash = await verifiedHash(store, request.identity, request.body.password);
      return withCode(request, isOn, async (tx, user) => {
        await ownRow(tx, request.identity, hash);
        await switchOff(tx, user.id, now());
        await note(tx, secondFactorActions.switchOffSecondFactor, request, user);
        return { switchedOff: true };
      });
    },

    async confirmIdentity(request) {
      const { identity, body } = request;
      const confirm = async (tx: Store) => ({ confirmedAt: await confirmSession(tx, identity, now()) });
      if (callerOf(identity).proof.hasSecondFactor)
        return withCode({ ...request, body: { code: required('code', body.code) } }, isOn, confirm);
      const hash = await verifiedHash(store, identity, required('password', body.password));
      return store.transaction(async (tx) => {
        await ownRow(tx, identity, hash);
        return confirm(tx);
      });
    },

    resetSecondFactor: (request) =>
      store.transaction(async (tx) => {
        await takeLock(tx, 'access');
        const user = await tx.get(users, request.params.id ?? '', { lock: true });
        if (!user) throw new Refusal('notFound', 'There is no such user.');
        await refuseResetting(tx, user, request.identity);
        const reset = (await switchOff(tx, user.id, now())) ?? user;
        await endSessions(tx, user.id, now());
        await note(tx, secondFactorActions.resetSecondFactor, request, user);
        return { user: publicView(users, reset) };
      }),
  };
}

/** Returns the text of a field, or refuses the field if it is blank. */
function required(field: string, typed: string | null | undefined): string {
  if (typed) return typed;
  throw new Refusal('invalid', `${field} is required`, { [field]: 'is required' });
}

async function hasNoApp(tx: Store, { id }: User): Promise<void> {
  if (await hasApp(tx, id))
    throw new Refusal('conflict', 'You have an authenticator app already. Switch the second factor off first.');
}
function isOn(_tx: Store, { secondFactorSince }: User): void {
  if (!secondFactorSince) throw new Refusal('conflict', 'You have no second factor.');
}
