import { centreOf, type DrawnArea, type MapPoint } from '../../../contract/coverage/map/projection';
import type { MapArea } from '../../../resources/coverage/actions';

/** The directions of the arrow keys on the drawing. */
const DIRECTIONS: Record<string, MapPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Returns the nearest area in the direction of an arrow key, where sideways distance counts more; null for any other key or if
 * there is none.
 */
export function neighbour(
  shapes: readonly DrawnArea<MapArea>[],
  from: DrawnArea<MapArea>,
  key: string,
): DrawnArea<MapArea> | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const here = centreOf(from.box);
  const distance = (shape: DrawnArea<MapArea>) => {
    const [x, y] = [centreOf(shape.box).x - here.x, centreOf(shape.box).y - here.y];
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y + y * direction.x);
    return ahead > 0 ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const nearest = [...shapes].sort((a, b) => distance(a) - distance(b))[0];
  return nearest && distance(nearest) < Number.POSITIVE_INFINITY ? nearest : null;
}

/** Returns the area whose middle is nearest to a point. */
export function nearestTo(shapes: readonly DrawnArea<MapArea>[], { x, y }: MapPoint): DrawnArea<MapArea> | undefined {
  const distance = ({ box }: DrawnArea<MapArea>) => Math.hypot(centreOf(box).x - x, centreOf(box).y - y);
  return [...shapes].sort((a, b) => distance(a) - distance(b))[0];
}
