import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { COVERAGE_CODES, type CoverageCode } from '../../../contract/statuses';
import type { Polygon } from '../../../resources/language/kinds';

interface Area {
  name: string;
  status: CoverageCode;
  polygon: Polygon;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Returns the area that contains a point, including its border; of several, the most advanced one. Null if there is none. */
export function areaAt<A extends Area>(areas: readonly A[], point: Point): A | null {
  const around = areas.filter(({ polygon }) => booleanPointInPolygon([point.longitude, point.latitude], polygon));
  return around.sort((a, b) => COVERAGE_CODES.indexOf(a.status) - COVERAGE_CODES.indexOf(b.status))[0] ?? null;
}
