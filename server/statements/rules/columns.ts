import { NO_HEADINGS } from '../../../contract/payments/fileFaults';
import type { StatementKind } from '../../../contract/statuses';
import { type ColumnName, LAYOUTS, type Mapping } from './layouts';

/** By what it holds, the place of a column in its file, from zero. */
export type Columns = { readonly [N in ColumnName]?: number };

/** Rows at the beginning of a file among which its headings are looked for. */
export const PREAMBLE = 60;

/** Where the headings of a file are, and where its values stand. */
export interface Layout {
  columns: Columns;
  /** As the file has them; `#1` and so on where it has none. */
  headings: readonly string[];
  /** Index of the row of headings among the first rows; -1 where the file has none. */
  at: number;
  /** What keeps the file from being read, in a sentence; null where nothing does. */
  fault: string | null;
}

const plain = (heading: string) => heading.trim().toLowerCase().replace(/\s+/g, ' ');
const NAMES = new Set(Object.values(LAYOUTS).flatMap((layout) => Object.keys(layout))) as ReadonlySet<ColumnName>;

/**
 * Finds the headings among the first rows of a file, below whatever stands before them: the first row that has a date and an
 * amount. What the mapping names must be there; the rest is looked for under the usual headings of its kind. Of a heading that
 * occurs twice, the first counts.
 */
export function findLayout(rows: readonly (readonly string[])[], kind: StatementKind, mapping: Mapping): Layout {
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
const isWhole = ({ date, amount, paidIn }: Columns) =>
  date !== undefined && (amount !== undefined || paidIn !== undefined);

function columnsIn(cells: readonly string[], kind: StatementKind, mapping: Mapping): Columns {
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

function missingIn(columns: Columns, mapping: Mapping): string | null {
  const missing = [...NAMES].find((name) => mapping[name] && columns[name] === undefined);
  return missing ? `The file has no column "${mapping[missing]}".` : null;
}

/** `#3` → 2; null for a heading. */
function placeIn(text: string): number | null {
  const place = /^#([1-9]\d?)$/.exec(text.trim())?.[1];
  return place ? Number(place) - 1 : null;
}

function withoutHeadings(rows: readonly (readonly string[])[], mapping: Mapping): Layout {
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
