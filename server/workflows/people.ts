import { peopleCalls } from '../../contract/calls/people';
import { Refusal } from '../../contract/errors';
import { accounts } from '../../resources/accounts';
import { payments } from '../../resources/payments';
import { referrals } from '../../resources/referrals';
import { subscriptionForms } from '../../resources/subscriptionForms';
import { users } from '../../resources/users';
import { agenciesOf } from '../auth/identity';
import { broughtBy, refuseForeign } from '../auth/ownRecords';
import { reach } from '../auth/reach';
import { audit } from '../crud/audit';
import { change } from '../crud/handlers';
import { toQuery } from '../crud/listQuery';
import { publicView } from '../crud/publicView';
import type { Deps } from '../deps';
import { placeOrder } from '../onboarding/placeOrder';
import type { Handlers } from './Handlers';

/** Records of one account, or of one client, on a page: what its screen shows at once. */
const WHOLE_PAGE = '100';

/** Accounts, clients, agents and staff beside their plain records. */
export function peopleHandlers(deps: Deps): Pick<Handlers, keyof typeof peopleCalls> {
  const { store, now } = deps;
  return {
    createSubscriptionFormAsStaff: ({ body, identity }) =>
      store.transaction(async (tx) => {
        const needed = peopleCalls.createSubscriptionFormAsStaff.access;
        await refuseForeign(tx, { identity, resource: subscriptionForms, needed, given: body, before: null });
        const brought = broughtBy(identity, subscriptionForms, needed, body);
        const form = await placeOrder(tx, { ...body, ...brought }, now());
        const made = { resource: subscriptionForms, record: form, before: null, after: form };
        await audit(tx, { identity, action: 'CREATE', ...made }, now());
        return { subscriptionForm: publicView(subscriptionForms, form) };
      }),

    changeSubscriptionForm: async ({ params, body, identity }) => ({
      subscriptionForm: await change(subscriptionForms, deps, params.id ?? '', body, {
        identity,
        needed: peopleCalls.changeSubscriptionForm.access,
      }),
    }),

    listAccountPayments: async ({ params, query }) => {
      const account = await store.get(accounts, params.id ?? '');
      if (!account) throw new Refusal('notFound', 'There is no such account.');
      const page = toQuery(payments, { limit: WHOLE_PAGE, ...query, accountId: account.id }, 'list');
      const { records, totalRecords } = await store.list(payments, page);
      return { payments: records, totalRecords };
    },

    listMyAgencies: async ({ identity }) => ({ agencies: await agenciesOf(store, identity?.userId ?? '') }),

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
