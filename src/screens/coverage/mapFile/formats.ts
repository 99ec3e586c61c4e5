import { phrase, Terms } from '../../../../contract/api/Phrase';
import { MapFileFault } from './MapFileFault';

/** Other formats of maps, by the first characters of the file. */
const BEGINNINGS: readonly (readonly [string, format: string])[] = [
  ['%PDF', 'a PDF'],
  ['SQLite format 3', 'a GeoPackage'],
  ['\0\0\x27\x0a', 'a shapefile'],
  ['\x89PNG', 'an image'],
  ['\xff\xd8\xff', 'an image'],
  ['GIF8', 'an image'],
  ['II*\0', 'an image'],
  ['MM\0*', 'an image'],
  ['\xd0\xcf\x11\xe0', 'a workbook or document'],
];

/** The first element of other formats. */
const ROOTS: readonly [RegExp, format: string][] = [
  [/^html$/i, 'a web page'],
  [/^svg$/i, 'an image'],
  [/^gpx$/i, 'a GPX track'],
  [/^(?:FeatureCollection|.*gml.*)$/i, 'a GML file'],
];

export const otherFormat = (format: string) =>
  new MapFileFault(phrase('This is {format}. Export the map as GeoJSON, KML or KMZ.', { format: new Terms([format]) }));

/** Refuses a file whose first bytes are those of another format. */
export function refuseOtherFormat(bytes: Uint8Array): void {
  const beginning = String.fromCharCode(...bytes.subarray(0, 16));
  const format = BEGINNINGS.find(([start]) => beginning.startsWith(start))?.[1];
  if (format) throw otherFormat(format);
}

/** Refuses XML whose first element is that of another format. */
export function refuseOtherRoot(name: string): void {
  const format = ROOTS.find(([pattern]) => pattern.test(name))?.[1];
  if (format) throw otherFormat(format);
}
