import { phrase } from '../../../../contract/api/Phrase';
import { decodeText } from './decodeText';
import { MOST_BYTES, MOST_MB } from './fileLimits';
import { refuseOtherFormat } from './formats';
import { MapFileFault } from './MapFileFault';
import { readKml } from './readKml';
import { isArchive, unpackKmz } from './unpackKmz';

/** Begins each line of GeoJSON text sequences (RFC 8142). */
const RECORD_SEPARATOR = '\u001e';

/**
 * Returns a map file as GeoJSON, whatever its name: GeoJSON (also one feature a line), KML or KMZ. Throws a MapFileFault if it is
 * none of them.
 */
export async function readMapFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<unknown> {
  if (file.size > MOST_BYTES) throw new MapFileFault(phrase('This file is larger than {most} MB.', { most: MOST_MB }));
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isArchive(bytes)) return readMaps((await unpackKmz(bytes)).map(decodeText));
  refuseOtherFormat(bytes);
  const text = decodeText(bytes);
  if (!text.trim()) throw new MapFileFault('This file is empty.');
  return /^\s*</.test(text) ? readMaps([text]) : readJson(text.replaceAll(RECORD_SEPARATOR, '\n'));
}

/** Reads KML files as one map. In an archive, the main file may have nothing but links to the others. */
async function readMaps(texts: readonly string[]): Promise<unknown> {
  const maps = await Promise.all(texts.map(readKml));
  const [address] = maps.flatMap(({ onlyLinkTo }) => onlyLinkTo ?? []);
  if (address && maps.every(({ onlyLinkTo }) => onlyLinkTo !== null))
    throw new MapFileFault(
      phrase(
        'This file only links to the map at {address}. Export the map itself: in Google My Maps, choose to export the whole map as KML without the network link.',
        { address },
      ),
    );
  return { type: 'FeatureCollection', features: maps.flatMap(({ features }) => features) };
}

function readJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) throw new MapFileFault('This is neither GeoJSON nor KML.');
  try {
    return JSON.parse(text);
  } catch {
    return readJsonLines(text);
  }
}

/** Reads GeoJSON with one feature a line. */
function readJsonLines(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim());
  try {
    return { type: 'FeatureCollection', features: lines.map((line) => JSON.parse(line)) };
  } catch {
    throw new MapFileFault('This is not valid JSON.');
  }
}
