import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import { interestForms } from '../../resources/coverage/interestForms';
import type { Days } from '../../resources/metrics/Figure';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { shareOf } from '../ledger/rules/ledgerFigures';
import type { Store } from '../store/Store';
import type { ComputeRows } from './ComputeRows';
import { createdOn, groupedBy, namedRows, sortedRows } from './groups';
import { reachedSteps, type SALE_STEPS, sourceOf } from './rules/funnel';

/** Computes how far the people recorded on some days have come, by source, area or agency. */
export const funnelRows: ComputeRows = async ({ store }, days, by) => {
  const people = await peopleOf(store, days);
  const resource = by === 'agent' ? 'business-sales-agents' : by === 'area' ? 'coverage-areas' : null;
  const groups = groupedBy(people, (person) =>
    by === 'agent' ? person.agentId : by === 'area' ? person.areaId : sourceOf(person),
  );
  const rows = [...groups].map(([key, group]) => {
    const reached = reachedSteps(group.map(({ step }) => step));
    return { key, values: [...reached, shareOf(reached.at(-1) ?? 0, group.length)] };
  });
  return namedRows(store, sortedRows(rows), days, resource);
};

interface Person {
  agentId: string | null;
  sellerId: string | null;
  wasReferred: boolean;
  areaId: string | null;
  step: (typeof SALE_STEPS)[number];
}

async function peopleOf(store: Store, days: Days): Promise<Person[]> {
  const fields = ['id', 'agentId', 'sellerId', 'wasReferred', 'coverageCheckId'] as const;
  const leads = await store.pick(clients, fields, { where: [createdOn(days)] });
  const theirs = { where: [{ path: 'clientId', in: leads.map(({ id }) => id) }] } as const;
  const [orders, interests, served] = await Promise.all([
    store.pick(subscriptionForms, ['clientId', 'status', 'coverageCheckId'], theirs),
    store.pick(interestForms, ['clientId', 'coverageCheckId'], theirs),
    store.pick(accounts, ['id', 'clientId'], theirs),
  ]);
  const sold = await store.pick(subscriptions, ['accountId', 'paidAt', 'startDate'], {
    where: [{ path: 'accountId', in: served.map(({ id }) => id) }],
  });
  const ordersOf = groupedBy(orders, ({ clientId }) => clientId);
  const interestsOf = groupedBy(interests, ({ clientId }) => clientId);
  const accountsOf = groupedBy(served, ({ clientId }) => clientId);
  const soldTo = groupedBy(sold, ({ accountId }) => accountId);
  const checked = leads.map((lead) => ({
    lead,
    checkId: [lead, ...(ordersOf.get(lead.id) ?? []), ...(interestsOf.get(lead.id) ?? [])].find(
      ({ coverageCheckId }) => coverageCheckId,
    )?.coverageCheckId,
  }));
  const areas = await areasOf(
    store,
    checked.flatMap(({ checkId }) => checkId ?? []),
  );
  return checked.map(({ lead, checkId }) => {
    const forms = ordersOf.get(lead.id) ?? [];
    const bought = (accountsOf.get(lead.id) ?? []).flatMap(({ id }) => soldTo.get(id) ?? []);
    const step = bought.some(({ startDate }) => startDate)
      ? 'installed'
      : forms.some(({ status }) => status === 'PAID') || bought.some(({ paidAt }) => paidAt)
        ? 'paid'
        : forms.length > 0
          ? 'ordered'
          : checkId
            ? 'checked'
            : 'lead';
    return { ...lead, areaId: (checkId && areas.get(checkId)) || null, step };
  });
}

/** Returns the areas of coverage checks, by the checks' ids. */
async function areasOf(store: Store, checkIds: readonly string[]): Promise<Map<string, string | null>> {
  const found = await store.pick(coverageChecks, ['id', 'coverageAreaId'], { where: [{ path: 'id', in: checkIds }] });
  return new Map(found.map(({ id, coverageAreaId }) => [id, coverageAreaId]));
}
