import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { MOST_UNPACKED, refuseFile } from './files/bounds';
import { type FileRow, readRows } from './files/readRows';
import { rowsInThread } from './files/rowsInThread';
import { startsWith } from './files/startsWith';
import { isWorkbook } from './files/workbookRows';
import { partsOf } from './files/zipParts';

/** A file that was handed in. */
export interface StatementFile {
  /** SHA-256 of its content, unpacked, in hex. */
  checksum: string;
  /** Its rows from the first, one after the other, however many there are. Throws a Refusal where they cannot be read. */
  rows(): AsyncIterable<FileRow>;
}

/** Bytes of CSV that are read in less time than a thread takes to start. */
const SMALL = 64 * 1024;

/**
 * Opens a file by its first bytes, whatever it is called: a workbook (many a ".csv" is one), or CSV in UTF-8, UTF-16 or Latin, with
 * any usual delimiter, with or without a byte order mark; packed with gzip or not.
 */
export async function openFile(content: string): Promise<StatementFile> {
  const given = Buffer.from(content, 'base64');
  if (given.length === 0) throw refuseFile('is no file in base64');
  const bytes = startsWith(given, [0x1f, 0x8b]) ? await unpack(given) : given;
  const checksum = createHash('sha256').update(bytes).digest('hex');
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw refuseFile('is an Excel file of before 2007, or has a password: save it as .xlsx or .csv without one');
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw refuseFile('is a PDF: ask for the file as Excel or CSV');
  if (isWorkbook(bytes)) partsOf(bytes);
  const isSmall = bytes.length <= SMALL && !isWorkbook(bytes);
  return { checksum, rows: () => (isSmall ? readRows(bytes) : rowsInThread(bytes)) };
}

async function unpack(bytes: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MOST_UNPACKED });
  } catch {
    throw refuseFile(`cannot be unpacked: it is damaged, or larger than ${MOST_UNPACKED / 1024 / 1024} MB`);
  }
}
