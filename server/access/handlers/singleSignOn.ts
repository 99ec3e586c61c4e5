import { Refusal } from '../../../contract/api/errors';
import { signOnAttempts } from '../../../resources/access/systemTables';
import { users } from '../../../resources/access/users';
import { publicView } from '../../../resources/catalogue/publicView';
import { keyedHash, newToken } from '../../base/passwords';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { createRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { cameFrom } from '../cameFrom';
import { enter } from '../enter';
import { noteTry } from '../noteSignIn';
import { attemptEnd, hadSecondFactor } from '../rules/singleSignOn';
import { isUsable } from '../rules/validity';
import { OtherProviderAccount, unlink, userBehind } from '../signOnLinks';
import { claimsBehind, signOnAddress } from '../singleSignOn';

/** Lets staff sign in with their company's identity provider instead of a password. It never creates users. */
export function singleSignOnHandlers(
  deps: Deps,
): Pick<Handlers, 'beginSingleSignOn' | 'signInWithProvider' | 'unlinkSingleSignOn'> {
  const { store, now, config, log } = deps;
  const hashOf = (ticket: string) => keyedHash(config.appSecret, `sign-on-attempt:${ticket}`);
  const provider = () => {
    if (!config.singleSignOn) throw new Refusal('conflict', 'Single sign-on is not set up.');
    return config.singleSignOn;
  };

  /** Consumes the sign-in attempt. Returns whether it was valid. */
  const useAttempt = (ticket: string) =>
    store.transaction(async (tx) => {
      const where = [{ path: 'ticketHash', in: [hashOf(ticket)] }] as const;
      const [known] = await tx.find(signOnAttempts, { where, limit: 1 });
      const taken = known && (await tx.get(signOnAttempts, known.id, { lock: true }));
      if (taken) await tx.remove(signOnAttempts, taken.id);
      return Boolean(taken && isUsable(taken, now()));
    });

  return {
    async beginSingleSignOn() {
      const ticket = newToken();
      const address = await signOnAddress({ provider: provider(), ticket, config });
      const kept = { ticketHash: hashOf(ticket), expiresAt: attemptEnd(now()) };
      await createRecord(store, signOnAttempts, kept, now());
      return { singleSignOn: { ticket, address } };
    },

    async signInWithProvider(request) {
      const { ticket, ...returned } = request.body;
      const asked = { provider: provider(), ticket, config };
      if (!(await useAttempt(ticket))) throw new Refusal('unauthenticated', 'Your sign-in took too long. Try again.');
      const claims = await claimsBehind(asked, returned).catch((error: Error) => {
        log.warn({ error: error.message }, 'a sign-in with the identity provider failed');
        throw new Refusal('unauthenticated', 'Your sign-in could not be confirmed. Try again, or use your password.');
      });
      const confirmedAt = hadSecondFactor(claims) ? now().toISOString() : null;
      const prove = async (tx: Store) =>
        ({ user: await userBehind(tx, claims, asked.provider, now()), confirmedAt, by: 'Identity provider' }) as const;
      return enter(deps, request, prove).catch(async (error) => {
        if (error instanceof OtherProviderAccount)
          await noteTry(store, 'OTHER_PROVIDER_ACCOUNT', { id: error.userId }, cameFrom(request), now());
        throw error;
      });
    },

    unlinkSingleSignOn: ({ params, identity }) =>
      store.transaction(async (tx) => ({
        user: publicView(users, await unlink(tx, params.id ?? '', identity, now())),
      })),
  };
}
