import { type Phrase, phrase } from '../api/Phrase';
import { crossingOf, formatPlace, type PairBudget, type Point } from './crossing';
import { POLYGON_LIMITS } from './polygonLimits';
import { simplifyToCorners } from './simplifyToCorners';

/** The maximum number of corners of a ring in a file; rings with more than a polygon may have are simplified. */
const MOST_READ = 200_000;
/** A precision of one centimetre. */
const SCALE = 1e7;
/** The width in degrees, about 10 cm, up to which a ring is a line. */
const NO_WIDTH = 1e-6;

/** The outline of an area: its rings, and sentences about what was changed or is to be checked. Or why it cannot be used. */
export type Outline = { rings: Point[][]; notes: Phrase[] } | { fault: Phrase };

/**
 * Reads the rings of an area from a map file, with or without heights. Rings are closed and have no corner twice in a row; those
 * with too many corners are simplified.
 */
export function readOutline(area: string, part: unknown, budget: PairBudget): Outline {
  const { rings: mostRings, corners: most } = POLYGON_LIMITS;
  const given = Array.isArray(part) ? (part as unknown[]) : [];
  if (given.length > mostRings || given.some((ring) => Array.isArray(ring) && ring.length > MOST_READ))
    return {
      fault: phrase('{area} has more than {rings} rings, or a ring with more than {corners} corners. Simplify it.', {
        area,
        rings: mostRings,
        corners: MOST_READ.toLocaleString('en'),
      }),
    };
  const rings: Point[][] = [];
  const notes: Phrase[] = [];
  for (const ring of given) {
    const read = readRing(area, ring);
    if (!Array.isArray(read)) return { fault: read };
    // A hole without a surface changes nothing.
    if (rings.length > 0 && isLine(read)) continue;
    const kept = simplifyToCorners(read, most);
    if (kept.length < read.length)
      notes.push(
        phrase('{area} has {corners} corners, which were simplified to {kept}.', {
          area,
          corners: read.length.toLocaleString('en'),
          kept: kept.length.toLocaleString('en'),
        }),
      );
    rings.push(kept);
  }
  const [outer] = rings;
  if (!outer || outer.length === 0) return { fault: phrase('{area} is an empty polygon.', { area }) };
  if (isLine(outer)) return { fault: phrase('{area} has no surface: its corners are on one line.', { area }) };
  return checked(area, rings, notes, budget);
}

function checked(area: string, rings: Point[][], notes: Phrase[], budget: PairBudget): Outline {
  const crossing = crossingOf(rings, budget);
  if (!crossing) return { rings, notes };
  const place = formatPlace(crossing.at);
  if (crossing.kind === 'unknown')
    return { fault: phrase('{area} is too complicated to be checked. Simplify it.', { area }) };
  if (crossing.kind === 'outside')
    return { fault: phrase('{area} has a hole that is not inside it, near {place}.', { area, place }) };
  if (crossing.kind === 'touches')
    return {
      rings,
      notes: [...notes, phrase('{area} touches itself near {place}. Check its outline.', { area, place })],
    };
  return {
    fault:
      notes.length > 0
        ? phrase(
            '{area} crosses itself near {place} if it is simplified to {corners} corners. Simplify it in the program that drew it.',
            { area, place, corners: POLYGON_LIMITS.corners.toLocaleString('en') },
          )
        : phrase('{area} crosses itself near {place}. Correct its outline.', { area, place }),
  };
}

/** Returns the corners of a ring, closed, or why they cannot be used. */
function readRing(area: string, ring: unknown): Point[] | Phrase {
  const corners: Point[] = [];
  for (const corner of Array.isArray(ring) ? ring : [null]) {
    const [x, y]: unknown[] = Array.isArray(corner) ? corner : [];
    if (typeof x !== 'number' || typeof y !== 'number' || !(Math.abs(x) <= 180) || !(Math.abs(y) <= 90))
      return Math.abs(Number(x)) > 360 || Math.abs(Number(y)) > 360
        ? phrase('{area} has coordinates in metres, not in degrees. Save the file in WGS 84 (EPSG:4326).', { area })
        : phrase('{area} has corners that are not longitude and latitude in degrees.', { area });
    const point: Point = [Math.round(x * SCALE) / SCALE, Math.round(y * SCALE) / SCALE];
    if (!isSame(point, corners.at(-1))) corners.push(point);
  }
  const [first] = corners;
  if (first && !(corners.length > 1 && isSame(first, corners.at(-1)))) corners.push([...first]);
  return corners;
}

const isSame = (a: Point, b: Point | undefined) => b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Returns whether all corners are on one line, or there are too few of them for a surface. */
export function isLine(ring: readonly Point[]): boolean {
  const [a] = ring;
  if (!a || ring.length < 4) return true;
  const distance = ([x, y]: Point) => Math.hypot(x - a[0], y - a[1]);
  let b = a;
  for (const corner of ring) if (distance(corner) > distance(b)) b = corner;
  const length = distance(b);
  return ring.every(([x, y]) => Math.abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) <= NO_WIDTH * length);
}
