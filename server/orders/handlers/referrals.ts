import { Refusal } from '../../../contract/api/errors';
import { users } from '../../../resources/access/users';
import type { referralActions } from '../../../resources/agents/actions';
import { referrals } from '../../../resources/agents/referrals';
import { agenciesOf } from '../../access/users';
import { clientFor } from '../../accounts/clientFor';
import { earningsOf } from '../../agents/earnings';
import { toQuery } from '../../crud/listQuery';
import { sellerFieldsOf } from '../../crud/ownRecords';
import { reach } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { visitorLanguage } from '../../messages/languageFor';
import { createRecord } from '../../store/createRecord';
import { coverageCheckOf, forStrangers, NO_FIBRE } from '../visitorForms';

/** Referrals of new clients. */
export function referralHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof referralActions> {
  return {
    createSelfReferral: ({ body: { coverageCheckId, client }, identity, header }) =>
      store.transaction(async (tx) => {
        const check = await coverageCheckOf(tx, coverageCheckId);
        if (check.coverageResponse.code !== 'ASBUILT') throw NO_FIBRE;
        const tied = { coverageCheckId, ...sellerFieldsOf(identity, referrals) };
        const own = { ...tied, language: visitorLanguage({ identity, header }) };
        const clientId = client ? (await clientFor(tx, client, 'LEAD', own, now())).id : null;
        const referral = await createRecord(tx, referrals, { type: 'SELF', ...tied, clientId }, now());
        return { referral: forStrangers(referrals, referral) };
      }),

    listMyAgencies: async ({ identity }) => ({ agencies: await agenciesOf(store, identity?.userId ?? '') }),

    getMyEarnings: async ({ identity }) => {
      const agencies = await agenciesOf(store, identity?.userId ?? '');
      return { earnings: await Promise.all(agencies.map((agency) => earningsOf(store, agency))) };
    },

    listMyReferrals: async ({ params, query, identity }) => {
      const user = await store.get(users, params.id ?? '');
      if (!user) throw new Refusal('notFound', 'There is no such user.');
      const within = user.id === identity?.userId ? undefined : reach(identity, referrals, 'View Referrals');
      const agencies = await agenciesOf(store, user.id);
      const page = toQuery(referrals, query, 'list');
      const theirs = { path: 'agentId', in: agencies.map(({ id }) => id) } as const;
      const { records, totalRecords } = await store.list(referrals, { ...page, where: [theirs], within });
      return { referrals: records, totalRecords };
    },
  };
}
