import { Refusal } from '../../contract/api/errors';
import type { Answers } from '../../resources/catalogue/actions';
import { publicView } from '../../resources/catalogue/publicView';
import { nasActions } from '../../resources/network/nasActions';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { auditAction } from '../audit/auditAction';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { createRecord } from '../store/createRecord';
import { updateRecord } from '../store/updateRecord';
import { newSecret } from './newSecret';
import { sealSharedSecret } from './sharedSecret';

/** Creates NAS, and gives them new shared secrets. */
export function nasHandlers({ store, now, config }: Deps): Pick<Handlers, keyof typeof nasActions> {
  return {
    createNas: ({ body: { secret: typed, ...given }, identity }) =>
      store.transaction(async (tx) => {
        const secret = typed ?? newSecret();
        const sealedSecret = sealSharedSecret(config.appSecret, given.name, secret);
        const values = { ...given, sealedSecret, status: 'ACTIVE' } as const;
        const after = await createRecord(tx, networkAccessServers, values, now());
        await auditAction(tx, nasActions.createNas, { identity, record: after, after }, now());
        return { networkAccessServer: view(after), secret };
      }),

    renewNasSecret: ({ params, identity }) =>
      store.transaction(async (tx) => {
        const before = params.id && (await tx.get(networkAccessServers, params.id, { lock: true }));
        if (!before) throw new Refusal('notFound', 'There is no such NAS.');
        const secret = newSecret();
        const sealedSecret = sealSharedSecret(config.appSecret, before.name, secret);
        const after = (await updateRecord(tx, networkAccessServers, before.id, { sealedSecret }, now())) ?? before;
        await auditAction(tx, nasActions.renewNasSecret, { identity, record: before, before, after }, now());
        return { networkAccessServer: view(after), secret };
      }),
  };
}

/** Returns the record without its secret. */
const view = (record: object) =>
  publicView(networkAccessServers, record) as Answers['createNas']['networkAccessServer'];
