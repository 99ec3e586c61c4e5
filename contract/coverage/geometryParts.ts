/** A geometry of GeoJSON that was not checked yet. */
export interface Geometry {
  type?: unknown;
  coordinates?: unknown;
  geometries?: unknown;
}

/** The parts of a geometry that are not polygons with corners. EMPTY is a polygon without any. */
export type Rest = 'POINT' | 'LINE' | 'EMPTY' | 'IMAGE' | 'LINK' | 'NONE';

/** The kinds of KML that @tmcw/togeojson marks, whose polygons are the frame of something else. */
const FRAMES: Readonly<Record<string, Rest>> = { groundoverlay: 'IMAGE', networklink: 'LINK' };

/**
 * Returns the polygons of a geometry, including nested ones, as lists of rings, and what else it has. Stops once there are more
 * than `most`.
 */
export function readGeometry(geometry: unknown, kind: unknown, most: number): { parts: unknown[]; rest: Rest | null } {
  const frame = FRAMES[String(kind)];
  if (frame) return { parts: [], rest: frame };
  const parts: unknown[] = [];
  let rest: Rest | null = null;
  // A stack: the next geometry is the last one in it.
  const open: unknown[] = [geometry];
  while (open.length > 0 && parts.length <= most) {
    const next = open.pop();
    const { type, coordinates, geometries } = (next && typeof next === 'object' ? next : {}) as Geometry;
    const list: unknown[] = Array.isArray(coordinates) ? coordinates : [];
    if (type === 'Polygon' && list.length > 0) parts.push(list);
    else if (type === 'MultiPolygon' && list.length > 0) parts.push(...list.slice(0, most + 1));
    else if (type === 'Polygon' || type === 'MultiPolygon') rest = 'EMPTY';
    else if (type === 'GeometryCollection' && Array.isArray(geometries))
      for (const inner of [...geometries].reverse()) open.push(inner);
    else if (rest !== 'EMPTY') rest = restOf(type);
  }
  return { parts, rest };
}

function restOf(type: unknown): Rest {
  if (/Point$/.test(String(type))) return 'POINT';
  return /LineString$/.test(String(type)) ? 'LINE' : 'NONE';
}
