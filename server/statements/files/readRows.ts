import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { type Parser, parse } from 'csv-parse';
import { Refusal } from '../../../contract/api/errors';
import { MOST_COLUMNS, MOST_IN_CELL, MOST_IN_ROW, MOST_ROWS, MOST_TEXT, refuseFile, told } from '../../base/fileBounds';
import { isStorable } from '../../rules/isStorable';
import { startsWith } from './startsWith';
import { isWorkbook, workbookRows } from './workbookRows';

/** A row of a file: its number, starting at one, and its cells as texts. */
export interface FileRow {
  row: number;
  cells: readonly string[];
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Yields the rows of a workbook or CSV file. Throws a Refusal if it cannot be read or exceeds a limit. */
export async function* readRows(bytes: Buffer): AsyncGenerator<FileRow> {
  try {
    yield* bounded(isWorkbook(bytes) ? workbookRows(bytes) : csvRows(bytes));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuseFile(`cannot be read: ${(error as Error).message.split('\n')[0]?.slice(0, 120)}`);
  }
}

async function* bounded(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let [count, text] = [0, 0];
  for await (const each of rows) {
    count += 1;
    // A workbook numbers its rows itself; written this way, NaN is refused as well.
    if (!(Math.max(each.row, count) <= MOST_ROWS)) throw refuseFile(`has more than ${told(MOST_ROWS)} rows`);
    if (each.cells.length > MOST_COLUMNS) throw refuseFile(`has more than ${MOST_COLUMNS} columns in row ${each.row}`);
    for (const cell of each.cells) {
      text += cell.length + 1;
      if (cell.length > MOST_IN_CELL)
        throw refuseFile(`has a cell of more than ${told(MOST_IN_CELL)} characters in row ${each.row}`);
      if (!isStorable(cell))
        throw refuseFile(
          `has characters that cannot be stored in row ${each.row}: save it as .xlsx, or as CSV in UTF-8`,
        );
    }
    if (text > MOST_TEXT) throw refuseFile(`has more than ${told(MOST_TEXT)} characters in its cells: split it`);
    yield each;
  }
}

async function* csvRows(given: Buffer): AsyncGenerator<FileRow> {
  const bytes = startsWith(given, [0xfe, 0xff]) ? littleEndian(given) : given;
  const encoding = startsWith(bytes, [0xff, 0xfe]) ? 'utf16le' : isUtf8(bytes) ? 'utf8' : 'latin1';
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(bytes.subarray(0, 16_384).toString(encoding)),
    encoding,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // An error on either side ends the loop below.
  pipeline(Readable.from(chunksOf(bytes, parser)), parser, () => undefined);
  for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>)
    yield { row: info.lines, cells: record };
}

/** Converts big-endian UTF-16 to little-endian; half a character at the end is dropped. */
const littleEndian = (bytes: Buffer): Buffer => Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();

const CHUNK = 64 * 1024;
/**
 * Yields the bytes in chunks. Stops if the parser finds no row in too many bytes, because it would keep an endless row in memory.
 */
function* chunksOf(bytes: Buffer, { info }: Parser): Generator<Buffer> {
  let [records, begin] = [0, 0];
  for (let from = 0; from < bytes.length; from += CHUNK) {
    if (info.records > records) [records, begin] = [info.records, from];
    if (from - begin > MOST_IN_ROW)
      throw refuseFile(`has a row of more than ${told(MOST_IN_ROW)} bytes: check its quotation marks and line ends`);
    yield bytes.subarray(from, from + CHUNK);
  }
}

/** Returns the delimiter with which the first rows have the most cells. */
function delimiterOf(beginning: string): string {
  const lines = beginning.split(/\r?\n/).slice(0, 40);
  const widest = (delimiter: string) => Math.max(...lines.map((line) => line.split(delimiter).length));
  return DELIMITERS.reduce((best, each) => (widest(each) > widest(best) ? each : best));
}
