import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Polygon } from '../../../../resources/language/kinds';
import type { Point } from './Point';

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
