import { COVERAGE_CODES } from '../statuses';

type Point = [number, number];
/** A coverage area in a map file. */
export interface AreaInFile {
  name: string;
  district: string;
  status: string;
  polygon: { type: 'Polygon'; coordinates: Point[][] };
}

/** A fault in a map file: of one feature, counted from 1, or of the whole file (0). */
export interface FileFault {
  feature: number;
  message: string;
}

/** The values for features that do not have their own. */
export interface AreaDefaults {
  district: string;
  status: string;
}

/** The maximum number of areas that one file can add. */
const MOST_AREAS = 500;
/** The maximum number of rings of an area, and of corners of a ring. */
export const POLYGON_LIMITS = { rings: 50, corners: 2_000 };
/** The maximum length of a name. */
const LONGEST_NAME = 80;

type Properties = Record<string, unknown>;
const CODES: readonly string[] = COVERAGE_CODES;

/** Returns the first property with one of these names, in any case, that is a text, number or boolean. */
function textOf(properties: Properties, names: readonly string[]): string {
  const found = Object.entries(properties).find(
    ([key, value]) => names.includes(key.toLowerCase()) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return found ? String(found[1]).trim() : '';
}

const whole = (message: string) => ({ areas: [], faults: [{ feature: 0, message }] });
const TOO_MANY = `There are more than ${MOST_AREAS} areas in this file. Split it into several files.`;

/**
 * Returns the areas in GeoJSON. Each polygon is an area; the parts of a feature with several are numbered. Returns a fault and no
 * areas if there are too many.
 */
export function areasInFile(geojson: unknown, defaults: AreaDefaults): { areas: AreaInFile[]; faults: FileFault[] } {
  const features = featuresOf(geojson);
  if (!features) return whole('This is not GeoJSON with features.');
  if (features.length > MOST_AREAS) return whole(TOO_MANY);
  const areas: AreaInFile[] = [];
  const faults: FileFault[] = [];
  for (const [at, feature] of features.entries()) {
    const found = areasOf(feature, defaults);
    if (typeof found === 'string') faults.push({ feature: at + 1, message: found });
    else areas.push(...found);
    if (areas.length > MOST_AREAS) return whole(TOO_MANY);
  }
  if (areas.length + faults.length === 0) return whole('There is no area in this file.');
  return { areas, faults: [...faults, ...namesTwice(areas)] };
}

function namesTwice(areas: readonly AreaInFile[]): FileFault[] {
  const first = new Map<string, string>();
  const twice = new Set<string>();
  for (const { name } of areas) {
    const known = first.get(name.toLowerCase());
    if (known === undefined) first.set(name.toLowerCase(), name);
    else twice.add(known);
  }
  return [...twice].map((name) => ({ feature: 0, message: `Two areas are called ${name}.` }));
}

interface Feature {
  properties?: Properties | null;
  geometry?: { type?: string; coordinates?: unknown; geometries?: unknown } | null;
}

function featuresOf(geojson: unknown): Feature[] | null {
  const { type, features } = (geojson ?? {}) as { type?: string; features?: unknown };
  if (type === 'Feature') return [geojson as Feature];
  return type === 'FeatureCollection' && Array.isArray(features) ? features : null;
}

/** Returns the areas of a feature, or the reason why it cannot be used. */
function areasOf(feature: Feature, defaults: AreaDefaults): AreaInFile[] | string {
  const properties = feature?.properties ?? {};
  const name = textOf(properties, ['name', 'title', 'area']);
  if (!name) return 'It has no name. Give each area a property called name.';
  if (name.length > LONGEST_NAME) return `Its name has more than ${LONGEST_NAME} characters.`;
  const parts = partsOf(feature.geometry);
  if (parts.length > MOST_AREAS) return TOO_MANY;
  if (!parts.length) return `${name} is no polygon.`;
  if (!parts.every(isBounded))
    return `${name} has more than ${POLYGON_LIMITS.rings} rings, or a ring with more than ${POLYGON_LIMITS.corners.toLocaleString('en')} corners. Simplify it.`;
  if (!parts.every(isPolygon)) return `${name} has corners that are not longitude and latitude in degrees.`;
  const status = textOf(properties, ['status', 'code']).toUpperCase().replaceAll(' ', '_') || defaults.status;
  if (!CODES.includes(status)) return `${name} has a status that is none of ${CODES.join(', ')}.`;
  const district = textOf(properties, ['district']) || defaults.district;
  return parts.map((part, at) => ({
    name: parts.length > 1 ? `${name} ${at + 1}` : name,
    district,
    status,
    polygon: { type: 'Polygon', coordinates: part.map((ring) => ring.map(([x, y]): Point => [x, y])) },
  }));
}

/** Returns the polygons of a geometry, including nested ones. Stops once there are more than one file can add. */
function partsOf(geometry: Feature['geometry']): unknown[] {
  const parts: unknown[] = [];
  // A stack: the next geometry is the last one in it.
  const open: unknown[] = [geometry];
  while (open.length > 0 && parts.length <= MOST_AREAS) {
    const { type, coordinates, geometries } = (open.pop() ?? {}) as NonNullable<Feature['geometry']>;
    if (type === 'Polygon') parts.push(coordinates);
    if (type === 'MultiPolygon' && Array.isArray(coordinates)) parts.push(...coordinates.slice(0, MOST_AREAS + 1));
    if (type === 'GeometryCollection' && Array.isArray(geometries))
      for (const inner of [...geometries].reverse()) open.push(inner);
  }
  return parts;
}

/** Returns whether the size of a polygon is accepted. It is checked before any corner is read. */
const isBounded = (part: unknown): boolean =>
  !Array.isArray(part) ||
  (part.length <= POLYGON_LIMITS.rings &&
    part.every((ring) => !Array.isArray(ring) || ring.length <= POLYGON_LIMITS.corners));

/** Ignores heights, which some files have after longitude and latitude. */
function isPolygon(part: unknown): part is Point[][] {
  const isPoint = (point: unknown) =>
    Array.isArray(point) &&
    Number.isFinite(point[0]) &&
    Number.isFinite(point[1]) &&
    Math.abs(point[0]) <= 180 &&
    Math.abs(point[1]) <= 90;
  return Array.isArray(part) && part.length > 0 && part.every((ring) => Array.isArray(ring) && ring.every(isPoint));
}
