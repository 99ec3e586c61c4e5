import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { COVERAGE_CODES, type CoverageCode } from '../../../contract/statuses';
import type { Polygon } from '../../../resources/language/kinds';
import { dayAt } from '../../rules/days';

/** A point in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

interface Area {
  name: string;
  status: CoverageCode;
  polygon: Polygon;
}

/** Returns the area that contains a point, including its border; of several, the most advanced one. Null if there is none. */
export function areaAt<A extends Area>(areas: readonly A[], point: Point): A | null {
  return mostAdvanced(areas.filter(({ polygon }) => booleanPointInPolygon([point.longitude, point.latitude], polygon)));
}

/** Returns the area where fibre is nearest to completion, or null if there is none. */
export const mostAdvanced = <A extends Pick<Area, 'status'>>(areas: readonly A[]): A | null =>
  [...areas].sort((a, b) => COVERAGE_CODES.indexOf(a.status) - COVERAGE_CODES.indexOf(b.status))[0] ?? null;

/** In metres: a degree of latitude. */
const DEGREE = 111_320;
const DIRECTIONS = 8;

/** Returns eight points around a point, at a distance in metres. */
export function pointsAround({ latitude, longitude }: Point, metres: number): Point[] {
  const parallel = DEGREE * Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return Array.from({ length: DIRECTIONS }, (_, at) => {
    const angle = (2 * Math.PI * at) / DIRECTIONS;
    return {
      latitude: latitude + (metres * Math.sin(angle)) / DEGREE,
      longitude: longitude + (metres * Math.cos(angle)) / parallel,
    };
  });
}

/** Returns a point of a polygon: the mean of its corners if that lies inside, otherwise its first corner. */
export function pointWithin(polygon: Polygon): Point {
  const [ring = []] = polygon.coordinates;
  const corners = ring.slice(1);
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / (corners.length || 1);
  const [longitude, latitude] = [mean(0), mean(1)];
  if (booleanPointInPolygon([longitude, latitude], polygon)) return { latitude, longitude };
  const [first = [0, 0]] = ring;
  return { latitude: first[1], longitude: first[0] };
}

interface Expected {
  status: CoverageCode;
  expectedDate: string | null;
}

/**
 * Returns the expected completion date of an area as it may be shown to people: null if it has passed, and if fibre is already
 * there or will not come.
 */
export function expectedDateOf({ status, expectedDate }: Expected, now: Date): string | null {
  const isComing = status === 'IN_PROGRESS' || status === 'PLANNED';
  return isComing && expectedDate !== null && expectedDate >= dayAt(now) ? expectedDate : null;
}
