import { Refusal } from '../../contract/api/errors';
import type { Answers } from '../../resources/catalogue/actions';
import { publicView } from '../../resources/catalogue/publicView';
import { nasActions } from '../../resources/network/nasActions';
import { nasSilences } from '../../resources/network/nasSilences';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { auditAction } from '../audit/auditAction';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { createRecord } from '../store/createRecord';
import { updateRecord } from '../store/updateRecord';
import { newSecret } from './newSecret';
import { sealSharedSecret } from './sharedSecret';

/** Creates NAS, gives them new shared secrets, and says what they reported. */
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

    async getNasHealth({ params }) {
      const nas = await store.get(networkAccessServers, params.id ?? '');
      if (!nas) throw new Refusal('notFound', 'There is no such NAS.');
      const own = { path: 'nasAddress', in: [nas.address] } as const;
      const sort = { path: 'lastUpdateAt', ascending: false } as const;
      const [live, [latest], [silence]] = await Promise.all([
        store.count(radiusSessions, { where: [own, { path: 'status', in: ['LIVE'] }] }),
        store.pick(radiusSessions, ['lastUpdateAt'], { where: [own], sort, limit: 1 }),
        store.pick(nasSilences, ['beganAt'], { where: [own, { path: 'endedAt', isNull: true }], limit: 1 }),
      ]);
      return {
        nasHealth: {
          liveSessions: live,
          lastReportAt: latest?.lastUpdateAt ?? null,
          silentSince: silence?.beganAt ?? null,
          ...config.radius,
        },
      };
    },
  };
}

/** Returns the record without its secret. */
const view = (record: object) =>
  publicView(networkAccessServers, record) as Answers['createNas']['networkAccessServer'];
