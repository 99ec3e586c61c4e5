import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';

/** A longitude and latitude in degrees. */
export type Point = [longitude: number, latitude: number];

/** A fault of rings and its place. `unknown`: they are too complicated to be checked. */
export interface Crossing {
  kind: 'crosses' | 'touches' | 'outside' | 'unknown';
  at: Point;
}

/** How many pairs of sides may still be compared. All areas of a file share one, so that the time for a file is bounded. */
export interface PairBudget {
  pairs: number;
}

/** Most pairs of a file with 200,000 corners along common borders are a tenth of them; all take less than a second. */
export const pairBudget = (): PairBudget => ({ pairs: 20_000_000 });

interface Side {
  ring: number;
  from: Point;
  to: Point;
  west: number;
  east: number;
  south: number;
  north: number;
}

/**
 * Returns a place where the sides of closed rings cross, or where a ring touches itself, or a hole that is outside of the first
 * ring. Returns null if the rings are a valid polygon. The sides are visited from west to east; each is compared with those that
 * it overlaps in longitude.
 */
export function crossingOf(rings: readonly Point[][], budget = pairBudget()): Crossing | null {
  const sides = rings.flatMap(sidesOf).sort((a, b) => a.west - b.west);
  let touch: Crossing | null = null;
  let open: Side[] = [];
  for (const side of sides) {
    open = open.filter(({ east }) => east >= side.west);
    budget.pairs -= open.length;
    if (budget.pairs < 0) return { kind: 'unknown', at: side.from };
    for (const other of open) {
      const met = side.south > other.north || side.north < other.south ? null : meeting(side, other);
      if (met?.kind === 'crosses') return met;
      if (side.ring === other.ring) touch ??= met;
    }
    open.push(side);
  }
  return holeOutside(rings, budget) ?? touch;
}

const sidesOf = (ring: readonly Point[], number: number): Side[] =>
  ring.slice(1).map((to, at) => {
    const from = ring[at] ?? to;
    const [west, east] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]];
    const [south, north] = from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]];
    return { ring: number, from, to, west, east, south, north };
  });

/** Returns twice the area of a triangle: positive if it turns to the left, 0 if its points are on one line. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** Returns how two sides meet; null if they do not, or are neighbours. Both overlap in longitude and latitude. */
function meeting(a: Side, b: Side): Crossing | null {
  const from = turn(a.from, a.to, b.from);
  const to = turn(a.from, a.to, b.to);
  if (from * to > 0) return null;
  if (from * to < 0 && turn(b.from, b.to, a.from) * turn(b.from, b.to, a.to) < 0)
    return { kind: 'crosses', at: between(b, from / (from - to)) };
  const touched = [b.from, b.to].find((point) => isOn(point, a)) ?? [a.from, a.to].find((point) => isOn(point, b));
  if (touched) return { kind: 'touches', at: touched };
  // Neighbours share the end of one and the beginning of the other.
  if (isSame(a.from, b.from)) return { kind: 'touches', at: a.from };
  return isSame(a.to, b.to) ? { kind: 'touches', at: a.to } : null;
}

const isSame = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
const between = ({ from, to }: Side, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Returns whether a point is on a side, but not one of its ends. */
function isOn(point: Point, { from, to }: Side): boolean {
  if (turn(from, to, point) !== 0 || isSame(point, from) || isSame(point, to)) return false;
  const along = (point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1]);
  return along > 0 && along < (to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2;
}

/**
 * Returns a hole that is outside of the first ring. Since no sides cross, the first corner that is not on the border decides.
 */
function holeOutside([outer = [], ...holes]: readonly Point[][], budget: PairBudget): Crossing | null {
  const polygon = { type: 'Polygon' as const, coordinates: [outer] };
  for (const hole of holes)
    for (const corner of hole) {
      budget.pairs -= 2 * outer.length;
      if (budget.pairs < 0) return { kind: 'unknown', at: corner };
      if (!booleanPointInPolygon(corner, polygon)) return { kind: 'outside', at: corner };
      if (booleanPointInPolygon(corner, polygon, { ignoreBoundary: true })) break;
    }
  return null;
}

/** Formats a place as latitude and longitude, as map programs find it. */
export const formatPlace = ([longitude, latitude]: Point): string => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
