type Point = readonly [longitude: number, latitude: number];

/**
 * Returns a closed ring without the points that a drawing does not need: none is further than `tolerance` (in degrees) from the
 * new line.
 */
export function simplifyRing<P extends Point>(ring: P[], tolerance: number): P[] {
  const kept = douglasPeucker(ring, tolerance);
  // A ring that is too small for the tolerance is kept unchanged, so that it does not collapse into a line.
  return kept.length < 4 ? ring : kept;
}

/** Implements the Ramer–Douglas–Peucker algorithm. */
function douglasPeucker<P extends Point>(line: P[], tolerance: number): P[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const distances = line.map((point) => distanceTo(first, last, point));
  const furthest = distances.indexOf(Math.max(...distances));
  if ((distances[furthest] ?? 0) <= tolerance) return [first, last];
  const before = douglasPeucker(line.slice(0, furthest + 1), tolerance);
  return [...before.slice(0, -1), ...douglasPeucker(line.slice(furthest), tolerance)];
}

/** Returns the distance of a point from the line between `a` and `b`, or from `a` if both are the same. */
function distanceTo(a: Point, b: Point, [x, y]: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
  return Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy);
}
