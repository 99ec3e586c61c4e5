import { COVERAGE_CODES } from '../../contract/statuses';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import type { Deps } from '../deps';
import { areasAround } from './areasAround';
import { areaAsPlace, toPlace } from './findPlaces';
import { areaAt } from './rules/areas';
import type { Place } from './rules/places/Place';

const MOST = 100;
/** The maximum number of a town's places whose points are checked. */
const MOST_PLACES = 20;

/**
 * Returns the parts of a city, town or district where fibre is or will be, most advanced first: coverage areas of the district
 * with that name, areas around its centre, and places that belong to it.
 */
export async function coveredPartsOf(deps: Pick<Deps, 'store' | 'now'>, wide: Place): Promise<Place[]> {
  const { store } = deps;
  const limited = { sort: { path: 'name', ascending: true }, limit: MOST } as const;
  const inDistrict = { where: [{ path: 'district', in: [wide.name] }], ...limited } as const;
  const [areas, around, children] = await Promise.all([
    store.pick(coverageAreas, ['id', 'name', 'district', 'status'], inDistrict),
    wide.point ? areasAround(deps, wide.point) : [],
    store.find(coveragePlaces, { where: [{ path: 'parentId', in: [wide.id] }], ...limited, limit: MOST_PLACES }),
  ]);
  const parts = areas.map((area) => ({ place: areaAsPlace(area), status: area.status }));
  const middle = wide.point && areaAt(around, wide.point);
  if (middle) parts.push({ place: areaAsPlace(middle), status: middle.status });
  for (const child of children) {
    const area = areaAt(await areasAround(deps, child), child);
    if (area) parts.push({ place: toPlace(child), status: area.status });
  }
  const covered = parts.filter(({ status }) => status !== 'NO_PRESENCE');
  covered.sort((a, b) => COVERAGE_CODES.indexOf(a.status) - COVERAGE_CODES.indexOf(b.status));
  return [...new Map(covered.map(({ place }) => [`${place.name}, ${place.district}`, place])).values()];
}
