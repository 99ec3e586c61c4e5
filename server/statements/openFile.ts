import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import type { CellValue } from 'hucre/xlsx';
import { Refusal } from '../../contract/api/errors';

/** A row of a file: its number, counted from one, and its cells as texts. */
export interface FileRow {
  row: number;
  cells: readonly string[];
}

/** A file that was handed in. */
export interface StatementFile {
  /** SHA-256 of its content, unpacked, in hex. */
  checksum: string;
  /** Its rows from the first, one after the other, however many there are. Throws a Refusal where they cannot be read. */
  rows(): AsyncIterable<FileRow>;
}

/** Bytes that a packed file may unpack to. */
const MOST_UNPACKED = 128 * 1024 * 1024;
/** Rows that are read of one file. */
const MOST_ROWS = 500_000;
const DELIMITERS = [',', ';', '\t', '|'] as const;

const refuse = (message: string) => new Refusal('invalid', `content ${message}`, { content: message });

/**
 * Opens a file by its first bytes, whatever it is called: a workbook (many a ".csv" is one), or CSV in UTF-8, UTF-16 or Latin, with
 * any usual delimiter, with or without a byte order mark; packed with gzip or not.
 */
export async function openFile(content: string): Promise<StatementFile> {
  const given = Buffer.from(content, 'base64');
  if (given.length === 0) throw refuse('is no file in base64');
  const bytes = startsWith(given, [0x1f, 0x8b]) ? await unpack(given) : given;
  const checksum = createHash('sha256').update(bytes).digest('hex');
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw refuse('is an Excel file of before 2007, or has a password: save it as .xlsx or .csv without one');
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw refuse('is a PDF: ask for the file as Excel or CSV');
  const isWorkbook = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
  return { checksum, rows: () => readable(isWorkbook ? workbookRows(bytes) : csvRows(bytes)) };
}

const startsWith = (bytes: Buffer, first: readonly number[]) => first.every((byte, at) => bytes[at] === byte);

async function unpack(bytes: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: MOST_UNPACKED });
  } catch {
    throw refuse('cannot be unpacked: it is damaged, or larger than 128 MB');
  }
}

/** The rows, with whatever keeps them from being read told as a refusal. */
async function* readable(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  try {
    for await (const row of rows) {
      if (row.row > MOST_ROWS) throw refuse(`has more than ${MOST_ROWS.toLocaleString('en')} rows`);
      yield row;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuse(`cannot be read: ${(error as Error).message.split('\n')[0]?.slice(0, 120)}`);
  }
}

async function* workbookRows(bytes: Buffer): AsyncGenerator<FileRow> {
  // Few processes ever read a workbook.
  const { streamXlsxRows } = await import('hucre/xlsx');
  for await (const { index, values } of streamXlsxRows(bytes)) yield { row: index + 1, cells: values.map(textOf) };
}

/** A cell as a text; a date, which has no zone in workbooks, as it is shown there. */
function textOf(value: CellValue): string {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 19).replace('T', ' ');
  return value === null || value === undefined ? '' : String(value);
}

async function* csvRows(bytes: Buffer): AsyncGenerator<FileRow> {
  const encoding = startsWith(bytes, [0xff, 0xfe]) ? 'utf16le' : isUtf8(bytes) ? 'utf8' : 'latin1';
  const parser = Readable.from(chunksOf(bytes)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(bytes.subarray(0, 16_384).toString(encoding)),
      encoding,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }),
  );
  for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>)
    yield { row: info.lines, cells: record };
}

const CHUNK = 64 * 1024;
function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK) yield bytes.subarray(from, from + CHUNK);
}

/** The delimiter that the widest rows of the beginning have most often. */
function delimiterOf(beginning: string): string {
  const lines = beginning.split(/\r?\n/).slice(0, 40);
  const widest = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return DELIMITERS.reduce((best, each) => (widest(each) > widest(best) ? each : best));
}
