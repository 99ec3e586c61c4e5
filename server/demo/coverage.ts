import { COVERAGE_STATUS, coverageMessage, NO_VERDICT } from '../../contract/coverage/coverage';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import type { PLACES } from '../../resources/language/demo/places';
import { noteUnknown } from '../coverage/noteUnknown';
import { expectedDateOf } from '../coverage/rules/areas';
import { createRecord } from '../store/createRecord';
import type { World } from './World';

/** The agency or user that brought a person; empty if there is none. */
export interface DemoSeller {
  agentId?: string;
  sellerId?: string;
}

/** Returns an agency in some cases; that of the demo login more often than others. */
export function chooseSeller({ books, chance }: World, percent: number): DemoSeller {
  const [first, ...others] = books.rowsOf(businessSalesAgents);
  if (!first || !chance.percent(percent)) return {};
  const agency = chance.percent(50) ? first : chance.pick(others);
  const { id: agentId, userId } = agency as { id: string; userId?: string | null };
  return { agentId, ...(userId ? { sellerId: userId } : {}) };
}

/** Simulates a coverage check for a place by its name, with the product's answer. */
export async function checkPlace({ books, agenda }: World, place: (typeof PLACES)[number], brought: DemoSeller) {
  const { now } = agenda;
  const [name, , latitude, longitude] = place;
  const [area] = await books.find(coverageAreas, { where: [{ path: 'name', in: [name] }], limit: 1 });
  const code = area?.status ?? 'NO_PRESENCE';
  const status = COVERAGE_STATUS[code];
  const message = coverageMessage(status, 'fresh');
  const values = {
    location: { commonName: name, latitude, longitude },
    coverageResponse: { status, code, message, expectedDate: area ? expectedDateOf(area, now) : null },
    coverageAreaId: area?.id ?? null,
  };
  return createRecord(books, coverageChecks, { outcome: 'RECOGNISED', ...values, ...brought }, now);
}

/** Simulates a coverage check for a text that names no place, or several. */
export async function checkText({ books, agenda }: World, typed: string, outcome: 'SEVERAL' | 'UNKNOWN') {
  const { now } = agenda;
  const status = NO_VERDICT[outcome];
  const coverageResponse = { status, code: 'NO_PRESENCE', message: coverageMessage(status, 'fresh') } as const;
  await noteUnknown(books, typed, now);
  const location = { commonName: typed, latitude: null, longitude: null };
  await createRecord(
    books,
    coverageChecks,
    { location, coverageResponse: { ...coverageResponse, expectedDate: null }, outcome },
    now,
  );
}
