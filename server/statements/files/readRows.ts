import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { type Parser, parse } from 'csv-parse';
import { Refusal } from '../../../contract/api/errors';
import { MOST_COLUMNS, MOST_IN_CELL, MOST_IN_ROW, MOST_ROWS, MOST_TEXT, refuseFile, told } from '../../base/fileBounds';
import { isStorable } from '../../rules/isStorable';
import { withoutOpenQuotes } from './openQuotes';
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
  const { bytes, encoding } = decodable(given);
  const beginning = bytes
    .subarray(0, 16_384)
    .toString(encoding)
    .replace(/^\ufeff/, '');
  const named = SEPARATOR_ROW.exec(beginning)?.[1];
  const delimiter = named ?? delimiterOf(beginning);
  const repaired = bytes.includes(0x22) ? withoutOpenQuotes(bytes.toString(encoding), delimiter) : null;
  const parser = parse({
    bom: true,
    delimiter,
    encoding: repaired === null ? encoding : 'utf8',
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // An error on either side ends the loop below.
  pipeline(Readable.from(chunksOf(repaired === null ? bytes : Buffer.from(repaired), parser)), parser, () => undefined);
  for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>)
    if (!named || info.lines > 1) yield { row: info.lines, cells: record.map(withoutFormula) };
}

/** A first row that names the separator, as Excel writes it. */
const SEPARATOR_ROW = /^sep=([,;|\t])\r?\n/i;

/** Returns the text of a cell such as `="0772123456"`, with which programs protect digits from spreadsheets. */
const withoutFormula = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

/** Returns the bytes in an encoding of Node. Windows-1252, which programs of Windows write, is converted to UTF-8. */
function decodable(given: Buffer): { bytes: Buffer; encoding: 'utf16le' | 'utf8' } {
  if (startsWith(given, [0xff, 0xfe])) return { bytes: given, encoding: 'utf16le' };
  if (startsWith(given, [0xfe, 0xff])) return { bytes: littleEndian(given), encoding: 'utf16le' };
  // Without a byte order mark, Latin letters show the order: every other byte is zero.
  if (given[0] && given[1] === 0 && given[2] && given[3] === 0) return { bytes: given, encoding: 'utf16le' };
  if (given[0] === 0 && given[1] && given[2] === 0 && given[3])
    return { bytes: littleEndian(given), encoding: 'utf16le' };
  if (isUtf8(given)) return { bytes: given, encoding: 'utf8' };
  const text = given
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
  return { bytes: Buffer.from(text), encoding: 'utf8' };
}

/** The characters from 0x80 on in which Windows-1252 differs from Latin-1. Node 20 decodes both alike. */
const WINDOWS = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

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

/** The maximum number of first lines from which the delimiter is concluded. */
const FIRST_LINES = 60;

/**
 * Returns the delimiter of the heading row, which is the first line that consists of words only, if other lines have as many
 * cells; otherwise the delimiter with which the most lines have the same number of cells.
 */
function delimiterOf(beginning: string): string {
  const lines = beginning
    .split(/\r?\n/)
    .slice(0, FIRST_LINES)
    .map((line) => line.replace(/"[^"]*"/g, '"'));
  const score = (delimiter: string): [headed: number, alike: number] => {
    const widths = lines.map((line) => line.split(delimiter).length);
    const sameAs = (width: number) => (width > 1 ? widths.filter((each) => each === width).length : 0);
    const heading = lines.find((line, at) => (widths[at] ?? 0) > 1 && line.split(delimiter).every(isWords));
    const alike = Math.max(0, ...widths.map((width) => sameAs(width) * (width - 1)));
    return [heading ? sameAs(heading.split(delimiter).length) : 0, alike];
  };
  const best = DELIMITERS.map((delimiter) => ({ delimiter, score: score(delimiter) })).sort(
    (a, b) => b.score[0] - a.score[0] || b.score[1] - a.score[1],
  );
  return best[0]?.delimiter ?? ',';
}

const isWords = (cell: string) => /\p{L}|"/u.test(cell) && !/\d/.test(cell);
