import { COVERAGE_CODES } from './statuses';

type Point = [number, number];
/** A coverage area as a map file has it. */
export interface AreaInFile {
  name: string;
  district: string;
  status: string;
  polygon: { type: 'Polygon'; coordinates: Point[][] };
}

/** What cannot be used in a map file: of which feature, counted from 1, or of the whole (0). */
export interface FileFault {
  feature: number;
  message: string;
}

/** What the features that do not say so themselves take. */
export interface AreaDefaults {
  district: string;
  status: string;
}

type Properties = Record<string, unknown>;
const CODES: readonly string[] = COVERAGE_CODES;

/** A property by any of its usual names, whatever their letters' case. */
function textOf(properties: Properties, names: readonly string[]): string {
  const found = Object.entries(properties).find(([key, value]) => names.includes(key.toLowerCase()) && value != null);
  return found ? String(found[1]).trim() : '';
}

/** The areas in GeoJSON: each polygon is one, and each part of a feature with several, numbered then. */
export function areasInFile(geojson: unknown, defaults: AreaDefaults): { areas: AreaInFile[]; faults: FileFault[] } {
  const features = featuresOf(geojson);
  if (!features) return { areas: [], faults: [{ feature: 0, message: 'This is not GeoJSON with features.' }] };
  const areas: AreaInFile[] = [];
  const faults: FileFault[] = [];
  for (const [at, feature] of features.entries()) {
    const found = areasOf(feature, defaults);
    if (typeof found === 'string') faults.push({ feature: at + 1, message: found });
    else areas.push(...found);
  }
  if (areas.length + faults.length === 0) faults.push({ feature: 0, message: 'There is no area in this file.' });
  const names = areas.map(({ name }) => name.toLowerCase());
  for (const twice of new Set(names.filter((name, at) => names.indexOf(name) !== at)))
    faults.push({ feature: 0, message: `Two areas are called ${areas[names.indexOf(twice)]?.name}.` });
  return { areas, faults };
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

/** The areas of a feature, or what is wrong with it. */
function areasOf(feature: Feature, defaults: AreaDefaults): AreaInFile[] | string {
  const properties = feature?.properties ?? {};
  const name = textOf(properties, ['name', 'title', 'area']);
  if (!name) return 'It has no name. Give each area a property called name.';
  const parts = partsOf(feature.geometry);
  if (!parts.length) return `${name} is no polygon.`;
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

/** The polygons of a geometry. */
function partsOf(geometry: Feature['geometry']): unknown[] {
  if (geometry?.type === 'Polygon') return [geometry.coordinates];
  if (geometry?.type === 'MultiPolygon' && Array.isArray(geometry.coordinates)) return geometry.coordinates;
  if (geometry?.type === 'GeometryCollection' && Array.isArray(geometry.geometries))
    return geometry.geometries.flatMap(partsOf);
  return [];
}

/** Heights, which some files have beside longitude and latitude, are left out afterwards. */
function isPolygon(part: unknown): part is Point[][] {
  const isPoint = (point: unknown) =>
    Array.isArray(point) &&
    point.slice(0, 2).every(Number.isFinite) &&
    point.length >= 2 &&
    Math.abs(point[0]) <= 180 &&
    Math.abs(point[1]) <= 90;
  return Array.isArray(part) && part.length > 0 && part.every((ring) => Array.isArray(ring) && ring.every(isPoint));
}
