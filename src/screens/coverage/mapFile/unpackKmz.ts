import type { UnzipFile } from 'fflate';
import { phrase } from '../../../../contract/api/Phrase';
import { MOST_BYTES, MOST_FILES, MOST_MB } from './fileLimits';
import { otherFormat } from './formats';
import { MapFileFault } from './MapFileFault';

/** The number of bytes that are unpacked at once: they grow to 16 MB at most, so that little is unpacked beyond the limit. */
const STEP = 16 * 1024;

export const isArchive = ([p, k, three, four]: Uint8Array): boolean =>
  p === 0x50 && k === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6));

/**
 * Returns the KML files in an archive (KMZ), the main one first. Throws a MapFileFault if there is none, if the archive is damaged,
 * or if it is too large when unpacked.
 */
export async function unpackKmz(bytes: Uint8Array): Promise<Uint8Array[]> {
  // Loaded here, because few maps are archives.
  const { Unzip, UnzipInflate } = await import('fflate');
  const found = new Map<string, Uint8Array[]>();
  const names: string[] = [];
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    names.push(file.name);
    if (names.length > MOST_FILES) throw tooLarge();
    if (!/\.kml$/i.test(file.name) || /(?:^|\/)(?:__MACOSX\/|\._)/.test(file.name)) return;
    const chunks: Uint8Array[] = [];
    found.set(file.name, chunks);
    read(file, chunks);
  });
  const read = (file: UnzipFile, chunks: Uint8Array[]) => {
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > MOST_BYTES) throw tooLarge();
      chunks.push(chunk);
    };
    file.start();
  };
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    throw error instanceof MapFileFault ? error : new MapFileFault('This archive is damaged or encrypted.');
  }
  refuseOtherArchive(names);
  if (found.size === 0) throw new MapFileFault('This archive contains no KML file.');
  return [...found].sort(([a], [b]) => rankOf(a) - rankOf(b)).map(([, chunks]) => joined(chunks));
}

const tooLarge = () =>
  new MapFileFault(
    phrase('This archive has more than {files} files, or more than {most} MB.', {
      files: MOST_FILES.toLocaleString('en'),
      most: MOST_MB,
    }),
  );

function refuseOtherArchive(names: readonly string[]): void {
  if (names.some((name) => /\.kml$/i.test(name))) return;
  if (names.some((name) => /\.(?:shp|dbf)$/i.test(name))) throw otherFormat('a shapefile');
  if (names.some((name) => /^(?:\[Content_Types\]\.xml|mimetype)$/.test(name)))
    throw otherFormat('a workbook or document');
}

/** The main file of a KMZ is the first one at its top, by custom called doc.kml. */
const rankOf = (name: string) => (name === 'doc.kml' ? 0 : name.split('/').length);

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
