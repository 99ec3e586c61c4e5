import type { Said } from '../api/errors';
import { phrase, Terms } from '../api/Phrase';
import { COVERAGE_CODES } from '../statuses';
import type { AreaInFile, FeatureMessage } from './AreaInFile';
import { type AreaAttributes, type Attributes, readAttributes } from './areaAttributes';
import { type PairBudget, pairBudget } from './crossing';
import { type Geometry, readGeometry } from './geometryParts';
import { numberRepeated } from './numberRepeated';
import { readOutline } from './outline';

export interface AreasInFile {
  areas: AreaInFile[];
  /** Why features cannot be used. */
  faults: FeatureMessage[];
  /** Features that are not areas, such as points. */
  leftOut: FeatureMessage[];
}

/** The values for features that do not have their own. */
export interface AreaDefaults {
  district: string;
  status: string;
}

/** The maximum number of areas that one file can add. */
const MOST_AREAS = 500;
/** The maximum number of features, most of which may be points. */
const MOST_FEATURES = 50_000;
/** The maximum length of a name, and of a district. */
const LONGEST_NAME = 80;
const LONGEST_DISTRICT = 60;

const CODES: readonly string[] = COVERAGE_CODES;
/** The names of WGS 84 in the member `crs` of GeoJSON. */
const WGS84 = /CRS:?84|EPSG:(?:[\d.]*:)?4326$|WGS ?84$/i;

const whole = (message: Said): AreasInFile => ({ areas: [], faults: [{ feature: 0, message }], leftOut: [] });
const TOO_MANY = phrase('There are more than {most} areas in this file. Split it into several files.', {
  most: MOST_AREAS,
});

interface Feature {
  properties?: Attributes | null;
  geometry?: Geometry | null;
}

/**
 * Returns the areas in GeoJSON. Each polygon is an area; the parts of a feature with several are numbered. Other
 * features are left out. Returns a fault and no areas if there are too many.
 */
export function areasInFile(geojson: unknown, defaults: AreaDefaults): AreasInFile {
  const features = featuresOf(geojson);
  if (!Array.isArray(features)) return whole(features);
  const areas: (AreaInFile & { feature: number })[] = [];
  const faults: FeatureMessage[] = [];
  const leftOut: FeatureMessage[] = [];
  const budget = pairBudget();
  for (const [at, each] of features.entries()) {
    const feature = at + 1;
    const { areas: read = [], fault, left } = areasOf(each, defaults, feature, budget);
    if (fault) faults.push({ feature, message: fault });
    if (left) leftOut.push({ feature, message: left });
    areas.push(...read.map((area) => ({ ...area, feature })));
    if (areas.length > MOST_AREAS) return whole(TOO_MANY);
  }
  if (areas.length + faults.length === 0)
    return {
      ...whole(
        leftOut.length > 0
          ? 'There is no area in this file: it has only points, lines, images or links.'
          : 'There is no area in this file.',
      ),
      leftOut,
    };
  const { kept, repeated } = numberRepeated(areas, LONGEST_NAME);
  return { areas: kept.map(({ feature: _, ...area }) => area), faults, leftOut: [...leftOut, ...repeated] };
}

/** Returns the features of GeoJSON, or why it has none that can be read. */
function featuresOf(geojson: unknown): Feature[] | Said {
  const { type, features, crs, geometryType, coordinates, geometries } = (geojson ?? {}) as Record<string, unknown>;
  if (type === 'Topology') return otherFormat('a TopoJSON file');
  if (geometryType !== undefined) return otherFormat('an Esri JSON file');
  const { name } = ((crs as { properties?: unknown } | null)?.properties ?? {}) as { name?: unknown };
  if (typeof name === 'string' && !WGS84.test(name.trim()))
    return phrase('This file uses the coordinate system {system}. Save it in WGS 84 (EPSG:4326).', {
      system: name.slice(0, 60),
    });
  if (type === 'Feature') return [geojson as Feature];
  if (coordinates !== undefined || geometries !== undefined) return [{ geometry: geojson as Geometry }];
  if (type !== 'FeatureCollection' || !Array.isArray(features)) return 'This is not GeoJSON with features.';
  return features.length > MOST_FEATURES ? TOO_MANY : features;
}

const otherFormat = (format: string) =>
  phrase('This is {format}. Export the map as GeoJSON, KML or KMZ.', { format: new Terms([format]) });

interface Found {
  areas?: AreaInFile[];
  fault?: Said;
  left?: Said;
}

/** Returns the areas of a feature, or why it has none. */
function areasOf(feature: Feature, defaults: AreaDefaults, number: number, budget: PairBudget): Found {
  const attributes = feature?.properties ?? {};
  const { parts, rest } = readGeometry(feature?.geometry, attributes['@geometry-type'], MOST_AREAS);
  const read = readAttributes(attributes);
  const area = read.name || `#${number}`;
  if (parts.length === 0 && rest !== 'EMPTY') return { left: LEFT_OUT[rest ?? 'NONE'](area) };
  if (parts.length > MOST_AREAS) return { fault: TOO_MANY };
  const fault = attributeFault(read);
  if (fault) return { fault };
  if (parts.length === 0) return { fault: phrase('{area} is an empty polygon.', { area }) };
  const areas: AreaInFile[] = [];
  for (const [at, part] of parts.entries()) {
    const name = parts.length > 1 ? `${area} ${at + 1}` : area;
    const outline = readOutline(name, part, budget);
    if ('fault' in outline) return { fault: outline.fault };
    const others = rest && rest !== 'EMPTY' && at === 0;
    areas.push({
      name,
      district: read.district || defaults.district,
      status: read.status || defaults.status,
      polygon: { type: 'Polygon', coordinates: outline.rings },
      notes: others
        ? [
            ...outline.notes,
            phrase('{area} has points or lines beside its polygon, which were left out.', { area: name }),
          ]
        : outline.notes,
    });
  }
  return { areas };
}

function attributeFault({ name, district, status }: AreaAttributes): Said | null {
  if (!name) return 'It has no name. Give each area a property called name.';
  if (name.length > LONGEST_NAME) return phrase('Its name has more than {most} characters.', { most: LONGEST_NAME });
  if (district.length > LONGEST_DISTRICT)
    return phrase('The district of {area} has more than {most} characters.', { area: name, most: LONGEST_DISTRICT });
  if (status && !CODES.includes(status))
    return phrase('{area} has the status {status}, which is none of {options}.', {
      area: name,
      status: status.slice(0, LONGEST_NAME),
      options: CODES.join(', '),
    });
  return null;
}

const LEFT_OUT = {
  POINT: (area: string) => phrase('{area} is a point, so it was left out.', { area }),
  LINE: (area: string) => phrase('{area} is a line, so it was left out.', { area }),
  IMAGE: (area: string) => phrase('{area} is an image, so it was left out.', { area }),
  LINK: (area: string) => phrase('{area} is a link to another map, so it was left out.', { area }),
  NONE: (area: string) => phrase('{area} has no polygon, so it was left out.', { area }),
};
