import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { MOST_UNPACKED, refuseFile } from '../base/fileBounds';
import { type FileRow, readRows } from './files/readRows';
import { rowsInThread, shared } from './files/rowsInThread';
import { startsWith } from './files/startsWith';
import { isWorkbook } from './files/workbookRows';
import { readZipParts } from './files/zipParts';

/** An uploaded file. */
export interface StatementFile {
  /** The SHA-256 of its unpacked content, in hex. */
  checksum: string;
  /** Yields its rows, however many there are. Throws a Refusal if they cannot be read. */
  rows(): AsyncIterable<FileRow>;
}

/** The number of bytes of a file that are hashed before other calls get their turn. */
const HASHED = 4 * 1024 * 1024;
/** The maximum size of a CSV in bytes that is read faster than a thread starts. */
const SMALL = 64 * 1024;

/**
 * Opens a file by its first bytes, whatever its name: a workbook (many a ".csv" is one), or CSV in UTF-8, UTF-16 or Latin, with
 * any usual delimiter, with or without a byte order mark, and compressed with gzip or not.
 */
export async function openFile(content: string): Promise<StatementFile> {
  const given = Buffer.from(content, 'base64');
  if (given.length === 0) throw refuseFile('is no file in base64');
  const bytes = startsWith(given, [0x1f, 0x8b]) ? await unpack(given) : given;
  const checksum = await checksumOf(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw refuseFile('is an Excel file of before 2007, or has a password: save it as .xlsx or .csv without one');
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw refuseFile('is a PDF: ask for the file as Excel or CSV');
  const format = otherFormat(bytes.subarray(0, 4_096).toString('latin1'));
  if (format) throw refuseFile(format);
  if (isWorkbook(bytes)) readZipParts(bytes);
  const isSmall = bytes.length <= SMALL && !isWorkbook(bytes);
  return { checksum, rows: () => (isSmall ? readRows(bytes) : rowsInThread(bytes)) };
}

/** Formats that are neither CSV nor workbooks, by how they begin, with what to do instead. */
const OTHER_FORMATS: readonly [RegExp, string][] = [
  [/^\s*(?:\{1:F01|:20:)/, 'is an MT940 file: ask the bank for the statement as Excel or CSV'],
  [/camt\.05[234]/, 'is a CAMT file (XML of a bank): ask the bank for the statement as Excel or CSV'],
  [/^\s*OFXHEADER|<OFX>/i, 'is an OFX file: ask the bank for the statement as Excel or CSV'],
  [/^\s*!Type:/i, 'is a QIF file: ask the bank for the statement as Excel or CSV'],
  [/urn:schemas-microsoft-com:office:spreadsheet/, 'is an XML spreadsheet: open it and save it as .xlsx'],
  [
    /^(?:\xef\xbb\xbf)?\s*(?:<!doctype html|<html|<table|<head|<meta)/i,
    'is a web page saved as .xls: open it and save it as .xlsx',
  ],
  [/^(?:\xef\xbb\xbf)?\s*<\?xml/i, 'is an XML file: save it as .xlsx or .csv'],
];

/** Returns why a file in another format is refused, by its first characters, or null. */
const otherFormat = (beginning: string) => OTHER_FORMATS.find(([sign]) => sign.test(beginning))?.[1] ?? null;

/** The number of bytes that are unpacked at once. */
const CHUNK = 256 * 1024;

/** Unpacks a file in chunks, so that other calls are answered meanwhile, into memory that a thread can share. */
async function unpack(packed: Buffer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of Readable.from([packed]).pipe(
      createGunzip({ chunkSize: CHUNK }),
    ) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MOST_UNPACKED) throw new Error('It is too large.');
      chunks.push(chunk);
    }
  } catch {
    throw refuseFile(`cannot be unpacked: it is damaged, or larger than ${MOST_UNPACKED / 1024 / 1024} MB`);
  }
  return shared(chunks, length);
}

async function checksumOf(bytes: Buffer): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < bytes.length; from += HASHED) {
    hash.update(bytes.subarray(from, from + HASHED));
    await nextTurn();
  }
  return hash.digest('hex');
}
