import type { Point } from '../../../../contract/coverage/crossing';

/** The rings of a polygon, the last corner of each being its first one. */
export type Rings = readonly (readonly Point[])[];

/** A corner by the numbers of its ring and its place in it. */
export interface CornerAt {
  ring: number;
  at: number;
}

/** The fewest corners of a ring. */
const FEWEST = 3;
/** A precision of 10 cm. */
const SCALE = 1e6;

const rounded = ([x, y]: Point): Point => [Math.round(x * SCALE) / SCALE, Math.round(y * SCALE) / SCALE];
const close = (corners: readonly Point[]): Point[] => [...corners, ...corners.slice(0, 1)];

/** Returns the corners of a ring, each once. */
export const cornersOf = (ring: readonly Point[]): readonly Point[] => ring.slice(0, -1);

/** Returns a polygon's only ring from its corners, each given once. */
export const ringOf = (corners: readonly Point[]): Rings => [close(corners.map(rounded))];

const changed = (rings: Rings, ring: number, change: (corners: readonly Point[]) => readonly Point[]): Rings =>
  rings.map((each, at) => (at === ring ? close(change(cornersOf(each))) : each));

export const moveCorner = (rings: Rings, { ring, at }: CornerAt, to: Point): Rings =>
  changed(rings, ring, (corners) => corners.with(at, rounded(to)));

/** Adds a corner after another one. */
export const addCorner = (rings: Rings, { ring, at }: CornerAt, point: Point): Rings =>
  changed(rings, ring, (corners) => corners.toSpliced(at + 1, 0, rounded(point)));

/** Removes a corner; a hole with too few corners goes, and the outer ring keeps at least three. */
export function removeCorner(rings: Rings, { ring, at }: CornerAt): Rings {
  if (cornersOf(rings[ring] ?? []).length > FEWEST) return changed(rings, ring, (corners) => corners.toSpliced(at, 1));
  return ring === 0 ? rings : rings.toSpliced(ring, 1);
}
