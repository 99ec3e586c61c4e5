import { NO_HEADINGS } from '../../../contract/payments/fileFaults';
import type { StatementKind } from '../../../contract/statuses';
import { type ColumnName, LAYOUTS, type Mapping } from './layouts';

/** The zero-based index of each value's column in a file. */
export type ColumnIndexes = { readonly [N in ColumnName]?: number };

/** The number of rows in which headings are looked for. */
export const STATEMENT_PREAMBLE = 60;

/** The position of a file's headings and values. */
export interface FileLayout {
  columns: ColumnIndexes;
  /** The file's headings; `#1` and so on if it has none. */
  headings: readonly string[];
  /** The index of the heading row among the first rows, or -1 if the file has none. */
  at: number;
  /** Why the file cannot be read, as a sentence, or null. */
  fault: string | null;
}

const plain = (heading: string) => heading.trim().toLowerCase().replace(/\s+/g, ' ');
const NAMES = new Set(Object.values(LAYOUTS).flatMap((layout) => Object.keys(layout))) as ReadonlySet<ColumnName>;

/**
 * Finds the headings among the first rows of a file, after any preamble: the first row with a date and an amount. Headings named
 * by the mapping must exist; the others are looked for by the usual headings of the file's kind. If a heading occurs twice, the
 * first one counts.
 */
export function findLayout(rows: readonly (readonly string[])[], kind: StatementKind, mapping: Mapping): FileLayout {
  if (mapping.date && placeIn(mapping.date) !== null) return withoutHeadings(rows, mapping);
  for (const [at, cells] of rows.entries()) {
    const columns = columnsIn(cells, kind, mapping);
    if (isWhole(columns)) return { columns, headings: cells, at, fault: missingIn(columns, mapping) };
  }
  const widest = rows.reduce<readonly string[]>((best, cells) => (filledIn(cells) > filledIn(best) ? cells : best), []);
  const columns = columnsIn(widest, kind, mapping);
  const named = missingIn(columns, mapping);
  const fault = named ?? NO_HEADINGS;
  return { columns, headings: widest, at: rows.indexOf(widest), fault };
}

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
const isWhole = ({ date, amount, paidIn }: ColumnIndexes) =>
  date !== undefined && (amount !== undefined || paidIn !== undefined);

/** Returns the columns of a row of headings, for a file of a kind. */
export function columnsIn(cells: readonly string[], kind: StatementKind, mapping: Mapping): ColumnIndexes {
  const headings = cells.map(plain);
  const columns: { [N in ColumnName]?: number } = {};
  for (const name of NAMES) {
    const own = mapping[name];
    const wanted = own ? [own] : (LAYOUTS[kind][name] ?? []);
    const place = own ? placeIn(own) : null;
    const found = place ?? wanted.map((each) => headings.indexOf(plain(each))).find((at) => at >= 0);
    if (found !== undefined && (place !== null || found >= 0)) columns[name] = found;
  }
  return columns;
}

function missingIn(columns: ColumnIndexes, mapping: Mapping): string | null {
  const missing = [...NAMES].find((name) => mapping[name] && columns[name] === undefined);
  return missing ? `The file has no column "${mapping[missing]}".` : null;
}

/** Converts `#3` to 2. Returns null for a heading. */
function placeIn(text: string): number | null {
  const place = /^#([1-9]\d?)$/.exec(text.trim())?.[1];
  return place ? Number(place) - 1 : null;
}

function withoutHeadings(rows: readonly (readonly string[])[], mapping: Mapping): FileLayout {
  const columns: { [N in ColumnName]?: number } = {};
  for (const name of NAMES) {
    const place = mapping[name] ? placeIn(mapping[name]) : null;
    if (place !== null) columns[name] = place;
  }
  const named = [...NAMES].find((name) => mapping[name] && columns[name] === undefined);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const headings = Array.from({ length: width }, (_, at) => `#${at + 1}`);
  const fault = named
    ? `A file without headings has no column "${mapping[named]}": give its place, such as #3.`
    : isWhole(columns)
      ? null
      : 'Choose the columns of the date and the amount.';
  return { columns, headings, at: -1, fault };
}

const PAGE = /^page:? ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?$/;
/** The maximum number of cells over which a page number is spread. */
const MOST_CELLS = 4;

/** Returns whether a row is in a file only because it was made for printing: the headings repeated, or a page number. */
export function isPrinted(cells: readonly string[], headings: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length <= MOST_CELLS && PAGE.test(plain(filled.join(' ')))) return true;
  return filled.length > 1 && cells.every((cell, at) => plain(cell) === plain(headings[at] ?? ''));
}
