import { MESSAGES, Refusal } from '../../../contract/api/errors';
import { accounts } from '../../../resources/accounts/accounts';
import { subscriptionActions } from '../../../resources/subscriptions/actions';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../../resources/subscriptions/subscriptionUpdateTasks';
import type { Identity } from '../../base/identity';
import { exportAnswer } from '../../crud/exports/exportAnswer';
import { refuseParameter, toQuery } from '../../crud/listQuery';
import { reach } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { dayStart } from '../../rules/days';
import type { Query } from '../../store/Store';
import { running } from '../current';
import { type Ends, endedWithin, endingWithin } from '../rules/expiring';

type ListCalls =
  | 'listExpiringSubscriptions'
  | 'exportExpiringSubscriptions'
  | 'getActiveSubscription'
  | 'listSubscriptionsOfAccount'
  | 'listPendingTasks';

const WINDOWS = ['expiringInDays', 'expiredInDays', 'expiryDate'] as const;
/** The number of an account's records in one response (specification, section 9). */
const ACCOUNT_PAGE = '100';

/** Lists of subscriptions and their tasks, in addition to the generated lists. */
export function listHandlers({ store, now }: Deps): Pick<Handlers, ListCalls> {
  const accountId = async (id = '') => {
    if (!(await store.get(accounts, id))) throw new Refusal('notFound', 'There is no such account.');
    return id;
  };

  const expiring = (given: Record<string, string>, identity: Identity | null, kind: 'list' | 'count') => {
    const { expiringInDays, expiredInDays, expiryDate, ...query } = given;
    const { statuses, from, before } = endsOf({ expiringInDays, expiredInDays, expiryDate }, now());
    const { where = [], ...page } = toQuery(subscriptions, query, kind);
    const within = reach(identity, subscriptions, subscriptionActions.listExpiringSubscriptions.access);
    return {
      ...page,
      where: [...where, { path: 'status', in: statuses }, { path: 'endDate', from, before }],
      within,
    } satisfies Query<typeof subscriptions.fields>;
  };

  return {
    async listExpiringSubscriptions({ query, identity }) {
      const { sortBy, ...given } = query;
      const asked = expiring({ ...given, sortBy: sortBy || 'endDate' }, identity, 'list');
      const { records, totalRecords } = await store.list(subscriptions, asked);
      return { subscriptions: records, totalRecords };
    },

    async exportExpiringSubscriptions({ query, identity }) {
      return exportAnswer({ store, now }, subscriptions, expiring(query, identity, 'count'), { query, identity });
    },

    async getActiveSubscription({ params }) {
      const subscription = await running(store, await accountId(params.id));
      if (!subscription) throw new Refusal('notFound', MESSAGES.noActiveSubscription);
      return { subscription };
    },

    async listSubscriptionsOfAccount({ params, query }) {
      const own = { limit: ACCOUNT_PAGE, ...query, accountId: await accountId(params.id) };
      const { records, totalRecords } = await store.list(subscriptions, toQuery(subscriptions, own, 'list'));
      return { subscriptions: records, totalRecords };
    },

    async listPendingTasks({ query }) {
      const pending = toQuery(subscriptionUpdateTasks, { ...query, statuses: 'PENDING' }, 'list');
      const { records, totalRecords } = await store.list(subscriptionUpdateTasks, pending);
      return { subscriptionUpdateTasks: records, totalRecords };
    },
  };
}

/** Returns the requested window. Default: what ends within a week. */
function endsOf(given: Record<(typeof WINDOWS)[number], string | undefined>, now: Date): Ends {
  const [first, second] = WINDOWS.filter((name) => given[name]);
  if (second) refuseParameter(second, `cannot be given together with ${first}`);
  const { expiringInDays, expiredInDays, expiryDate } = given;
  if (expiredInDays) return endedWithin(Number(expiredInDays), now);
  if (!expiryDate) return endingWithin(Number(expiringInDays || 7), now);
  const [from, before] = [dayStart(expiryDate), dayStart(expiryDate, 1)];
  if (!from || !before) return refuseParameter('expiryDate', 'must be a day such as 2026-03-14');
  return { statuses: ['ACTIVE', 'EXPIRED'], from, before };
}
