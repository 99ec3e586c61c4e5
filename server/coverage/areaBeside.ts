import type { Deps } from '../deps';
import type { GeoPoint } from '../store/Store';
import { type AreaAround, areasAround } from './areasAround';
import { areaAt, mostAdvanced, pointsAround } from './rules/areas';

/** The distances in metres at which a point still counts as just outside an area. */
const JUST_OUTSIDE = [250, 500];

/** Returns the most advanced area of our network just outside of which a point lies, or null if there is none. */
export async function areaBeside(deps: Pick<Deps, 'store' | 'now'>, point: GeoPoint): Promise<AreaAround | null> {
  const points = JUST_OUTSIDE.flatMap((metres) => pointsAround(point, metres));
  const areas = await Promise.all(points.map(async (at) => areaAt(await areasAround(deps, at), at)));
  return mostAdvanced(areas.filter((area): area is AreaAround => area !== null && area.status !== 'NO_PRESENCE'));
}
