import { crossingOf, type Point } from './crossing';
import { isLine } from './outline';
import { POLYGON_LIMITS } from './polygonLimits';

const { rings: mostRings, corners: mostCorners } = POLYGON_LIMITS;

/** Returns why rings of longitudes and latitudes are no polygon that can be stored, or null. */
export function polygonFault(rings: readonly Point[][]): string | null {
  if (rings.length === 0 || rings.length > mostRings) return `takes 1 to ${mostRings} rings`;
  if (rings.some(({ length }) => length < 4 || length > mostCorners))
    return `takes rings of 4 to ${mostCorners.toLocaleString('en')} corners`;
  if (!rings.every(isClosed)) return 'must have rings that end where they begin';
  if (rings.some(isLine)) return 'must have a surface';
  return CROSSINGS[crossingOf(rings)?.kind ?? 'touches'];
}

const isClosed = (ring: readonly Point[]) => String(ring[0]) === String(ring.at(-1));

const CROSSINGS = {
  crosses: 'must not cross itself',
  outside: 'must have its holes inside',
  unknown: 'is too complicated to be checked',
  touches: null,
} as const;
