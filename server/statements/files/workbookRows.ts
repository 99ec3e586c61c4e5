import { inflateRawSync } from 'node:zlib';
import type { CellValue } from 'hucre/xlsx';
import { MOST_SHARED_TEXTS, refuseFile, told } from '../../base/fileBounds';
import { startsWith } from './startsWith';
import { packedBytes, readZipParts, type ZipPart } from './zipParts';

/** Returns whether a file is a ZIP archive, as workbooks since 2007 are. */
export const isWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);

/** Yields the rows of a workbook's sheet with headings, with their cells as texts. */
export async function* workbookRows(bytes: Buffer): AsyncGenerator<{ row: number; cells: string[] }> {
  const parts = readZipParts(bytes);
  for (const part of parts) refuseTexts(bytes, part);
  // Loaded here, because few processes ever read a workbook.
  const { streamXlsxRows } = await import('hucre/xlsx');
  const rowsOf = async function* (sheet: number) {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet }))
      yield { row: index + 1, cells: values.map(textOf) };
  };
  const sheet = await chooseSheet(visibleSheets(bytes, parts), rowsOf);
  const formulas = emptyFormulas(bytes, parts, sheet);
  for await (const { row, cells } of rowsOf(sheet)) {
    for (const [column, formula] of formulas.get(row) ?? []) cells[column] ||= formula;
    yield { row, cells };
  }
}

/** The number of a sheet's first rows in which headings are looked for. */
const FIRST_ROWS = 60;
/** The minimum number of cells in a heading row. */
const FEWEST_HEADINGS = 3;

/**
 * Returns the first visible sheet with a row of at least three headings and a row below it; if there is none, the first visible
 * sheet. Refuses a workbook with the same headings on several sheets, because the rows of all but one would be lost.
 */
async function chooseSheet(
  sheets: readonly { name: string; at: number }[],
  rowsOf: (sheet: number) => AsyncIterable<{ cells: string[] }>,
): Promise<number> {
  const headed: { name: string; at: number; headings: string }[] = [];
  // A single sheet is the one, with headings or without.
  for (const sheet of sheets.length > 1 ? sheets : []) {
    const headings = await headingsOf(rowsOf(sheet.at));
    if (headings) headed.push({ ...sheet, headings });
  }
  const [first, ...others] = headed;
  const twins = others.filter(({ headings }) => headings === first?.headings);
  if (first && twins.length > 0)
    throw refuseFile(
      `has its rows on several sheets (${[first, ...twins].map(({ name }) => name).join(', ')}): save each as a file`,
    );
  return first?.at ?? sheets[0]?.at ?? 0;
}

async function headingsOf(rows: AsyncIterable<{ cells: string[] }>): Promise<string | null> {
  let headings: string | null = null;
  let count = 0;
  for await (const { cells } of rows) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (headings && filled.length > 1) return headings;
    if (!headings && filled.length >= FEWEST_HEADINGS && filled.every((cell) => /\p{L}/u.test(cell)))
      headings = filled.join('\n').toLowerCase();
    count += 1;
    if (count >= FIRST_ROWS) break;
  }
  return null;
}

/** Returns the unpacked bytes of a part. */
function unpackedBytes(bytes: Buffer, part: ZipPart): Buffer {
  const packed = packedBytes(bytes, part);
  if (part.method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: part.size });
  } catch {
    throw refuseFile('cannot be unpacked: it is damaged, or a part is larger than its archive says');
  }
}

/** Returns the XML of a part, or an empty text if the workbook does not have it or it does not contain `sign`. */
function xmlOf(bytes: Buffer, parts: readonly ZipPart[], name: RegExp, sign = '<'): string {
  const part = parts.find((each) => name.test(each.name));
  const xml = part && part.size > 0 ? unpackedBytes(bytes, part) : Buffer.alloc(0);
  return xml.includes(sign) ? xml.toString() : '';
}

/** Returns the names and positions of the sheets that a reader sees. */
function visibleSheets(bytes: Buffer, parts: readonly ZipPart[]): { name: string; at: number }[] {
  const tags = xmlOf(bytes, parts, /^xl\/workbook\.xml$/i).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  return tags.flatMap((tag, at) =>
    /\sstate="(?:veryH|h)idden"/.test(tag) ? [] : [{ name: /\sname="([^"]*)"/.exec(tag)?.[1] ?? `${at + 1}`, at }],
  );
}

/**
 * Returns the formulas of a sheet whose results the file does not contain, by row and column: `=A1+B1` is then the text of the
 * cell, which is no value of any kind.
 */
function emptyFormulas(bytes: Buffer, parts: readonly ZipPart[], sheet: number): Map<number, [number, string][]> {
  const found = new Map<number, [number, string][]>();
  const xml = xmlOf(bytes, parts, sheetPath(bytes, parts, sheet), '<f');
  // Each search begins behind the last cell, so that the time stays proportional to the length.
  for (let to = 0, at = xml.indexOf('<f'); at >= 0; at = xml.indexOf('<f', to)) {
    const from = xml.lastIndexOf('<c ', at);
    to = xml.indexOf('</c>', at);
    if (from < 0 || to < 0) break;
    const cell = xml.slice(from, Math.min(to, from + MOST_OF_CELL));
    const [, letters = '', row = ''] = /^<c [^>]*\br="([A-Z]{1,3})(\d+)"/.exec(cell) ?? [];
    if (!letters || /<v>[^<]|<is>/.test(cell)) continue;
    const formula = /<f[^>]*>([^<]*)/.exec(cell)?.[1] ?? '';
    found.set(Number(row), [...(found.get(Number(row)) ?? []), [columnIndex(letters), `=${formula}`]]);
  }
  return found;
}
/** The maximum number of characters of a cell's XML. */
const MOST_OF_CELL = 20_000;

const columnIndex = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Returns the pattern of a sheet's path in the archive, which the workbook's relations contain. */
function sheetPath(bytes: Buffer, parts: readonly ZipPart[], sheet: number): RegExp {
  const tag = xmlOf(bytes, parts, /^xl\/workbook\.xml$/i).match(/<(?:\w+:)?sheet\s[^>]*>/g)?.[sheet] ?? '';
  const id = /\sr:id="([^"]*)"/.exec(tag)?.[1];
  const relations = xmlOf(bytes, parts, /^xl\/_rels\/workbook\.xml\.rels$/i).match(/<Relationship\s[^>]*>/g) ?? [];
  const target = /\sTarget="([^"]*)"/.exec(relations.find((each) => each.includes(`Id="${id}"`)) ?? '')?.[1];
  const path = (target ?? `worksheets/sheet${sheet + 1}.xml`).replace(/^\/?(?:xl\/)?/, '');
  return new RegExp(`^xl/${path.replace(/[^\w/]/g, '\\$&')}$`, 'i');
}

/** Refuses too many shared texts, because the reader keeps all of them, at about a hundred bytes each. */
function refuseTexts(bytes: Buffer, part: ZipPart): void {
  if (!part.name.toLowerCase().endsWith('sharedstrings.xml') || part.size === 0) return;
  const xml = unpackedBytes(bytes, part);
  let count = 0;
  for (let at = xml.indexOf('<si'); at >= 0; at = xml.indexOf('<si', at + 1)) count += 1;
  if (count > MOST_SHARED_TEXTS) throw refuseFile(`has more than ${told(MOST_SHARED_TEXTS)} different texts: split it`);
}

/**
 * Returns a cell as a text. A date, which has no time zone in workbooks, is formatted as shown there; one of the first day is a
 * time. A number with three decimals gets a zero, because "149.000" as a text is 149 thousand.
 */
function textOf(value: CellValue): string {
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    const text = value.toISOString().slice(0, 19).replace('T', ' ');
    return value.getUTCFullYear() < 1900 ? text.slice(11) : text;
  }
  if (typeof value === 'number') return String(value).replace(/\.\d{3}$/, '$&0');
  return value === null || value === undefined ? '' : String(value);
}
