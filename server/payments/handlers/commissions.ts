import { Refusal } from '../../../contract/api/errors';
import { businessSalesAgents } from '../../../resources/agents/businessSalesAgents';
import { commissions } from '../../../resources/agents/commissions';
import { payoutActions } from '../../../resources/agents/payoutActions';
import { approvePayout, cancelPayout, preparePayout } from '../../agents/payouts';
import { commissionMonths, commissionTotals } from '../../agents/rules/commissionMonths';
import { reach } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { payPayout } from '../payCommissions';

/** Commissions by month, and payouts: prepared, approved by another user, and recorded once the money is out. */
export function payoutHandlers({ store, now }: Deps): Pick<Handlers, keyof typeof payoutActions> {
  const deps = { store, now };
  return {
    preparePayout: async ({ body, identity }) => ({ commissionPayout: await preparePayout(deps, body, identity) }),
    approvePayout: async ({ params, identity }) => ({
      commissionPayout: await approvePayout(deps, params.id ?? '', identity),
    }),
    payPayout: async ({ params, body, identity }) => ({
      commissionPayout: await payPayout(deps, params.id ?? '', body, identity),
    }),
    cancelPayout: async ({ params, body, identity }) => ({
      commissionPayout: await cancelPayout(deps, params.id ?? '', body.reason, identity),
    }),

    listCommissionMonths: async ({ params, identity }) => {
      const within = reach(identity, businessSalesAgents, payoutActions.listCommissionMonths.access);
      const agency = await store.get(businessSalesAgents, params.id ?? '', within ? { within } : {});
      if (!agency) throw new Refusal('notFound', 'There is no such business sales agent.');
      const where = [{ path: 'agentId', in: [agency.id] }] as const;
      const earned = await store.pick(commissions, ['earnedAt', 'amount', 'status'], { where });
      return { ...commissionTotals(earned), months: commissionMonths(earned) };
    },
  };
}
