import type { Point } from './crossing';

/**
 * Returns a closed ring with at most `most` corners, without those that change its shape least. Like Visvalingam's algorithm it
 * removes the corners whose triangle with their neighbours is smallest, but several in each round, so that the time is bounded
 * for every ring.
 */
export function simplifyToCorners(ring: Point[], most: number): Point[] {
  let corners = ring;
  while (corners.length > most) corners = withoutSmallest(corners, corners.length - most);
  return corners;
}

/** Removes at least one and at most `wanted` corners, never two neighbours, and none of the larger half. Keeps the first. */
function withoutSmallest(corners: readonly Point[], wanted: number): Point[] {
  const sizes = triangles(corners);
  // A typed array sorts many times faster than a list.
  const limit = sizes.slice(1, -1).sort()[Math.min(wanted - 1, sizes.length >> 1)] ?? 0;
  let removed = 0;
  let wasRemoved = false;
  return corners.filter((_, at) => {
    wasRemoved = !wasRemoved && removed < wanted && (sizes[at] ?? 0) <= limit;
    if (wasRemoved) removed += 1;
    return !wasRemoved;
  });
}

/** Returns the size of each corner's triangle with its neighbours; the first and last corner are never removed. */
function triangles(corners: readonly Point[]): Float64Array {
  const sizes = new Float64Array(corners.length).fill(Number.POSITIVE_INFINITY);
  let [a, b] = [corners[0], corners[1]];
  for (let at = 2; at < corners.length; at += 1) {
    const c = corners[at];
    if (a && b && c) sizes[at - 1] = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
    [a, b] = [b, c];
  }
  return sizes;
}
