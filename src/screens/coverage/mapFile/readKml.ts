import { phrase } from '../../../../contract/api/Phrase';
import { refuseOtherRoot } from './formats';
import { MapFileFault } from './MapFileFault';
import { declarePrefixes, escapeAmpersands, withoutKmlPrefixes } from './repairXml';

/** The features of KML. */
export interface KmlFeatures {
  features: unknown[];
  /** The address of another map if the KML has nothing but a link to it. */
  onlyLinkTo: string | null;
}

/** Reads KML, also with the small errors that programs make. Throws a MapFileFault that says what is wrong with it. */
export async function readKml(text: string): Promise<KmlFeatures> {
  const document = parse(text);
  refuseOtherRoot(document.documentElement.tagName);
  const { kml } = await import('@tmcw/togeojson');
  readCoordinates(document);
  const features: unknown[] = kml(document as Parameters<typeof kml>[0]).features;
  return { features, onlyLinkTo: onlyLinkIn(document) };
}

/** Returns the document. Entities could make a small file huge, so a document type, which defines them, is not accepted. */
function parse(text: string): Document {
  const start = /^\s*/.exec(text)?.[0] ?? '';
  const xml = text.slice(start.length);
  if (/^<(?:!doctype\s{1,9})?html/i.test(xml)) refuseOtherRoot('html');
  if (hasDocumentType(xml)) throw new MapFileFault('This XML has a document type (DOCTYPE), which is not accepted.');
  const plain = withoutKmlPrefixes(xml);
  const lines = start.split('\n').length - 1;
  const first = parseXml(plain);
  if (!first.querySelector('parsererror')) return first;
  const repaired = parseXml(declarePrefixes(escapeAmpersands(plain)));
  const error = repaired.querySelector('parsererror');
  if (!error) return repaired;
  const line = lineOf(error.textContent ?? '');
  throw new MapFileFault(
    line ? phrase('This is not valid XML: line {line} has a fault.', { line: line + lines }) : 'This is not valid XML.',
  );
}

const parseXml = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');

/** Returns the line in a browser's message: "error on line 3 at column 5", "Line Number 3, Column 5", or "3:5: …". */
const lineOf = (message: string): number =>
  Number(/line (?:number )?(\d+)/i.exec(message)?.[1] ?? /^\s*(\d+):\d+/.exec(message)?.[1] ?? 0);

/** Returns whether there is a document type before the first element. */
function hasDocumentType(xml: string): boolean {
  let at = 0;
  for (;;) {
    at = xml.indexOf('<', at);
    const end = xml.startsWith('<?', at) ? '?>' : xml.startsWith('<!--', at) ? '-->' : null;
    if (at < 0 || !end) return at >= 0 && xml.startsWith('<!', at);
    at = xml.indexOf(end, at);
    if (at < 0) return false;
  }
}

/** Removes spaces around commas, and refuses corners with more numbers than longitude, latitude and height. */
function readCoordinates(document: Document): void {
  for (const element of document.getElementsByTagName('coordinates')) {
    const text = (element.textContent ?? '')
      .split(',')
      .map((part) => part.trim())
      .join(',');
    const corner = text.split(/\s+/).find((each) => each.split(',').length > 3);
    if (corner) {
      const area = nameAround(element);
      throw new MapFileFault(
        phrase(
          '{area} has a corner with the numbers {corner}. Longitude and latitude take decimal points, not commas.',
          { area, corner: corner.slice(0, 60) },
        ),
      );
    }
    element.textContent = text;
  }
}

function nameAround(element: Element): string {
  const placemark = element.closest('Placemark');
  return placemark?.getElementsByTagName('name')[0]?.textContent?.trim() || '#';
}

/** Returns the address of the link if there is nothing else, as Google My Maps exports a map unless asked otherwise. */
function onlyLinkIn(document: Document): string | null {
  const link = document.getElementsByTagName('NetworkLink')[0];
  if (!link || document.getElementsByTagName('Placemark').length > 0) return null;
  return link.getElementsByTagName('href')[0]?.textContent?.trim().slice(0, 200) || '?';
}
