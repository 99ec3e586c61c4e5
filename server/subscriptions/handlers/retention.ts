import { Refusal } from '../../../contract/api/errors';
import { accounts } from '../../../resources/accounts/accounts';
import { publicView } from '../../../resources/catalogue/publicView';
import { notRenewed } from '../../../resources/orders/worklists';
import { retentionActions } from '../../../resources/subscriptions/retentionActions';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { auditAction } from '../../audit/auditAction';
import type { Identity } from '../../base/identity';
import { exportAnswer } from '../../crud/exports/exportAnswer';
import { toQuery } from '../../crud/listQuery';
import { reach, reachToWrite } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { outcomesOf } from '../../outcomesOf';
import { dayAt } from '../../rules/days';
import type { Query, Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { lockSubscriptions } from '../line';
import { callRefusal } from '../rules/retention';
import { sendReminder } from '../sendReminder';

/** Calls and reminders to customers whose service ends soon or has ended. */
export function retentionHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof retentionActions> {
  const waiting = (given: Record<string, string>, identity: Identity | null, kind: 'list' | 'count') => {
    const { where = [], ...page } = toQuery(accounts, given, kind);
    const within = reach(identity, accounts, accounts.access?.list);
    return { ...page, where: [...where, ...notRenewed({ now: now() })], within } satisfies Query<
      typeof accounts.fields
    >;
  };

  return {
    async listNotRenewed({ query: { sortBy, ...given }, identity }) {
      const asked = waiting({ ...given, sortBy: sortBy || 'inactiveSince' }, identity, 'list');
      const { records, totalRecords } = await store.list(accounts, asked);
      return { accounts: records, totalRecords };
    },

    async exportNotRenewed({ query, identity }) {
      return exportAnswer({ store, now }, accounts, waiting(query, identity, 'count'), { query, identity });
    },

    recordRenewalCall: ({ params, body: { outcome, callBackOn = null, note }, identity }) =>
      store.transaction(async (tx) => {
        const at = now();
        const declared = retentionActions.recordRenewalCall;
        const id = params.id ?? '';
        const within = reachToWrite(identity, accounts, declared.access);
        if (!(await tx.get(accounts, id, { within }))) throw new Refusal('notFound', 'There is no such account.');
        const { account: before } = await lockSubscriptions(tx, id, at);
        const refusal = callRefusal(before, { outcome, callBackOn }, dayAt(at));
        if (refusal) throw refusal;
        const renewalCall = { outcome, at: at.toISOString(), byId: identity?.userId ?? null, callBackOn };
        const after = (await updateRecord(tx, accounts, id, { renewalCall }, at)) ?? before;
        await auditAction(tx, declared, { identity, record: after, before, after, reason: note }, at);
        return { account: publicView(accounts, after) };
      }),

    async sendRenewalReminders({ body: { accountIds, subscriptionIds }, identity }) {
      const declared = retentionActions.sendRenewalReminders;
      const within = reachToWrite(identity, accounts, declared.access);
      const remind = (id: string) =>
        store.transaction(async (tx) => {
          const at = now();
          const accountId = accountIds ? id : await accountOf(tx, id, identity);
          const account = await sendReminder(tx, { id: accountId, within }, at);
          await auditAction(tx, declared, { identity, record: account, before: account, after: account }, at);
        });
      return { outcomes: await outcomesOf(accountIds ?? subscriptionIds ?? [], remind) };
    },
  };
}

/** Refuses a subscription out of the caller's scope as an unknown one, so that nobody learns which there are. */
async function accountOf(tx: Store, subscriptionId: string, identity: Identity | null): Promise<string> {
  const within = reachToWrite(identity, subscriptions, retentionActions.sendRenewalReminders.access);
  const found = await tx.get(subscriptions, subscriptionId, { within });
  if (!found) throw new Refusal('notFound', 'There is no such subscription.');
  return found.accountId;
}
