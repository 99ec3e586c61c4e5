import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase, Terms } from '../../../contract/api/Phrase';
import { apiKeyActions } from '../../../resources/access/apiKeyActions';
import { apiKeys } from '../../../resources/access/apiKeys';
import type { Answers } from '../../../resources/catalogue/actions';
import { publicView } from '../../../resources/catalogue/publicView';
import { auditAction } from '../../audit/auditAction';
import { callerOf } from '../../base/identity';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { createRecord } from '../../store/createRecord';
import { takeLock } from '../../store/locks';
import { updateRecord } from '../../store/updateRecord';
import { allRoles, heldBy } from '../accessState';
import { newApiKey } from '../apiKeys';
import { expiryFault } from '../rules/apiKeys';

/** Creates and revokes API keys. */
export function apiKeyHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof apiKeyActions> {
  return {
    createApiKey: ({ body: { name, permissions, expiresOn }, identity }) =>
      store.transaction(async (tx) => {
        const { userId: makerId } = callerOf(identity);
        const fault = expiryFault(expiresOn, now());
        if (fault) throw fieldRefusal('expiresOn', fault);
        // Changes to users and roles wait, so that no one grants a permission that is being revoked from them.
        await takeLock(tx, 'access');
        const held = await heldBy(tx, identity, await allRoles(tx));
        const missing = permissions.filter((each) => !held.has(each));
        if (missing.length) {
          const message = phrase('You cannot give a key permissions that you do not hold: {missing}.', {
            missing: new Terms(missing),
          });
          throw new Refusal('forbidden', message, { permissions: message });
        }
        const { key, stored } = newApiKey();
        const given = { name, permissions: [...new Set(permissions)], expiresOn };
        const record = await createRecord(tx, apiKeys, { ...given, ...stored, makerId }, now());
        await auditAction(tx, apiKeyActions.createApiKey, { identity, record, after: record }, now());
        return { apiKey: view(record), key };
      }),

    revokeApiKey: ({ params, identity }) =>
      store.transaction(async (tx) => {
        const before = await tx.get(apiKeys, params.id ?? '', { lock: true });
        if (!before) throw new Refusal('notFound', 'There is no such API key.');
        if (before.status === 'REVOKED') throw new Refusal('conflict', 'This key was revoked already.');
        const revoked = { status: 'REVOKED', revokedAt: now().toISOString() } as const;
        const after = (await updateRecord(tx, apiKeys, before.id, revoked, now())) ?? before;
        await auditAction(tx, apiKeyActions.revokeApiKey, { identity, record: before, before, after }, now());
        return { apiKey: view(after) };
      }),
  };
}

/** Returns the record without its secrets. */
const view = (record: object) => publicView(apiKeys, record) as Answers['createApiKey']['apiKey'];
