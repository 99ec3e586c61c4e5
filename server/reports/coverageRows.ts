import { normalizeName } from '../../contract/coverage/places/fold';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import { MOST_PLACES } from '../../resources/coverage/reports';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Condition, Store } from '../store/Store';
import type { ComputeRows } from './ComputeRows';
import { createdOn, groupedBy, namedRows, sortedRows } from './groups';
import { demandOf } from './rules/demand';

type Fields = typeof coverageChecks.fields;

/** Computes what people looked for on some days, by area or by place, beside the customers there. */
export const coverageRows: ComputeRows = async ({ store }, days, by) => {
  const [checks, customers] = await Promise.all([placesOf(store, createdOn(days)), checksOfCustomers(store)]);
  const keyOf = (check: Place) => (by === 'place' ? normalizeName(check.name) || null : check.areaId);
  const demand = groupedBy(checks, keyOf);
  const served = groupedBy(customers, keyOf);
  const keys = by === 'place' ? [...demand.keys()] : [...new Set([...demand.keys(), ...served.keys()])];
  const rows = sortedRows(
    keys.map((key) => ({ key, values: [...demandOf(demand.get(key) ?? []), served.get(key)?.length ?? 0] })),
  );
  if (by !== 'place') return namedRows(store, rows, days, 'coverage-areas');
  return rows.slice(0, MOST_PLACES).flatMap(({ key, values }) => {
    const [name] = (demand.get(key) ?? []).map((place) => place.name).sort();
    return name ? [{ key: name, label: name, days, values }] : [];
  });
};

interface Place {
  id: string;
  name: string;
  areaId: string | null;
  outcome: 'RECOGNISED' | 'SEVERAL' | 'UNKNOWN';
  code: 'ASBUILT' | 'IN_PROGRESS' | 'PLANNED' | 'NO_PRESENCE';
}

async function placesOf(store: Store, which: Condition<Fields>): Promise<Place[]> {
  const fields = ['id', 'location', 'coverageResponse', 'outcome', 'coverageAreaId'] as const;
  const found = await store.pick(coverageChecks, fields, { where: [which] });
  return found.map(({ id, location, coverageResponse, outcome, coverageAreaId }) => ({
    id,
    name: location.commonName,
    areaId: coverageAreaId,
    outcome,
    code: coverageResponse.code,
  }));
}

/** Returns the place that was checked for each active account; without those for which nobody checked one. */
async function checksOfCustomers(store: Store): Promise<Place[]> {
  const active = await store.pick(accounts, ['clientId'], {
    where: [
      { path: 'type', in: ['CUSTOMER'] },
      { path: 'status', in: ['ACTIVE'] },
    ],
  });
  const clientIds = active.flatMap(({ clientId }) => clientId ?? []);
  const [people, forms] = await Promise.all([
    store.pick(clients, ['id', 'coverageCheckId'], { where: [{ path: 'id', in: clientIds }] }),
    store.pick(subscriptionForms, ['clientId', 'coverageCheckId'], { where: [{ path: 'clientId', in: clientIds }] }),
  ]);
  const checkOf = new Map(
    forms.flatMap(({ clientId, coverageCheckId }) => (coverageCheckId ? [[clientId, coverageCheckId]] : [])),
  );
  for (const { id, coverageCheckId } of people) if (coverageCheckId) checkOf.set(id, coverageCheckId);
  const checkIds = clientIds.flatMap((id) => checkOf.get(id) ?? []);
  const places = await placesOf(store, { path: 'id', in: checkIds });
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return checkIds.flatMap((id) => placeOf.get(id) ?? []);
}
