import { Refusal } from '../../../contract/api/errors';
import { passkeyActions } from '../../../resources/access/passkeyActions';
import { passkeys } from '../../../resources/access/systemTables';
import type { Audited } from '../../../resources/language/defineActions';
import { auditAction } from '../../audit/auditAction';
import { callerOf } from '../../base/identity';
import { newToken } from '../../base/passwords';
import type { Deps } from '../../deps';
import type { Incoming } from '../../Endpoint';
import type { Handlers } from '../../Handlers';
import { createRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { createCodeTries } from '../codeTries';
import { ownRow, type User, verifiedHash } from '../ownAccount';
import { createPasskeyRequest, keepChallenge, passkeysOf, shownKeys, takeChallenge } from '../passkeys';
import { mayAddPasskey, siteOf } from '../rules/passkeys';
import { confirmSession, hasApp, switchOff, switchOn } from '../secondFactor';
import { usePasskey, verifiedPasskey } from '../verifyPasskey';
import { wrongPasskey } from '../wrongProof';

const notAdded = () => {
  const message = 'This passkey could not be added. Try again.';
  return new Refusal('invalid', message, { attestationObject: message });
};

/** Actions of members of staff on their own passkeys. */
export function passkeyHandlers(deps: Deps): Pick<Handlers, keyof typeof passkeyActions> {
  const { store, now, config } = deps;
  const asked = (challenge: string) => ({ challenge, publicUrl: config.publicUrl });
  const withinTries = createCodeTries(deps);
  const note = (tx: Store, declared: { audit: Audited }, { identity }: Pick<Incoming, 'identity'>, record: User) =>
    auditAction(tx, declared, { identity, record, after: null }, now());

  return {
    async listPasskeys({ identity }) {
      const own = await passkeysOf(store, callerOf(identity).userId);
      const shown = own.map(({ id, name, dateCreated, lastUsedAt }) => ({ id, name, dateCreated, lastUsedAt }));
      return { passkeys: shown };
    },

    async beginPasskey({ identity, body: { password } }) {
      const hash = await verifiedHash(store, identity, password);
      return store.transaction(async (tx) => {
        const { id, emailAddress, fullName } = await ownRow(tx, identity, hash);
        const known = await passkeysOf(tx, id);
        if (!mayAddPasskey(known.length))
          throw new Refusal('conflict', 'You have the maximum number of passkeys. Remove one first.');
        const challenge = newToken();
        await keepChallenge(tx, id, 'ADD', challenge, now());
        const user = { id: Buffer.from(id).toString('base64url'), name: emailAddress, displayName: fullName };
        return { passkey: { challenge, siteId: siteOf(config.publicUrl).id, credentials: shownKeys(known), user } };
      });
    },

    async addPasskey(request) {
      const { name, transports, ...made } = request.body;
      const recoveryCodes = await store.transaction(async (tx) => {
        const user = await ownRow(tx, request.identity);
        const challenge = await takeChallenge(tx, user.id, 'ADD', now());
        const kept = challenge && (await verifiedPasskey(asked(challenge), made));
        // Returned rather than thrown, so that the challenge is used up.
        if (!kept || !mayAddPasskey((await passkeysOf(tx, user.id)).length)) return null;
        const where = [{ path: 'credentialId', in: [kept.credentialId] }] as const;
        if ((await tx.count(passkeys, { where })) > 0) return null;
        await createRecord(tx, passkeys, { userId: user.id, name, transports, ...kept }, now());
        await note(tx, passkeyActions.addPasskey, request, user);
        return user.secondFactorSince ? [] : switchOn(tx, config.appSecret, user, request.identity, now());
      });
      if (!recoveryCodes) throw notAdded();
      return { recoveryCodes };
    },

    removePasskey: (request) =>
      store.transaction(async (tx) => {
        const user = await ownRow(tx, request.identity);
        const own = await passkeysOf(tx, user.id);
        const removed = own.find(({ id }) => id === request.params.id);
        if (!removed) throw new Refusal('notFound', 'There is no such passkey.');
        await tx.remove(passkeys, removed.id);
        if (own.length === 1 && !(await hasApp(tx, user.id))) await switchOff(tx, user.id, now());
        await note(tx, passkeyActions.removePasskey, request, user);
        return { removed: true };
      }),

    beginConfirmation: ({ identity }) =>
      store.transaction(async (tx) => {
        const { id } = await ownRow(tx, identity);
        const passkey = await createPasskeyRequest(tx, id, config.publicUrl);
        if (!passkey) throw new Refusal('conflict', 'You have no passkey.');
        await keepChallenge(tx, id, 'CONFIRM', passkey.challenge, now());
        return { passkey };
      }),

    confirmWithPasskey: (request) =>
      withinTries(
        callerOf(request.identity).userId,
        request,
        async () => {
          const confirmedAt = await store.transaction(async (tx) => {
            const { id } = await ownRow(tx, request.identity);
            const challenge = await takeChallenge(tx, id, 'CONFIRM', now());
            if (!challenge || !(await usePasskey(tx, id, asked(challenge), request.body, now()))) return null;
            return confirmSession(tx, request.identity, now());
          });
          if (!confirmedAt) throw wrongPasskey();
          return { confirmedAt };
        },
        'signature',
      ),
  };
}
