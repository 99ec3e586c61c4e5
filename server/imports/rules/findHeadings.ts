import { looksLikeDate } from './dates';
import { HEADINGS, plain } from './headings';
import { phonesIn } from './phones';

/** The number of rows in which headings are looked for. */
export const IMPORT_PREAMBLE = 30;

const KNOWN = new Set(Object.values(HEADINGS).flat().map(plain));

export interface Headings {
  /** Unique headings: `#2` for a column without one, `Phone (2)` for a duplicate. */
  headings: string[];
  /** The index of their row among the first rows, or -1 if the file has none. */
  at: number;
}

/**
 * Finds the headings among the first rows of a file, after any preamble: the row with the most known headings; or else the first
 * row with several cells and without a number, e-mail address or date; or else none.
 */
export function findHeadings(rows: readonly (readonly string[])[]): Headings {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const known = rows.map((cells) => cells.filter((cell) => KNOWN.has(plain(cell))).length);
  const most = Math.max(0, ...known);
  const plainly = rows.findIndex(
    (cells) => filled(cells).length >= Math.min(2, width) && !filled(cells).some(isContent),
  );
  const at = most >= Math.min(2, width) ? known.indexOf(most) : plainly;
  return { headings: distinct(Array.from({ length: width }, (_, place) => rows[at]?.[place]?.trim() ?? '')), at };
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');
const isContent = (cell: string) => phonesIn(cell).phones.length > 0 || cell.includes('@') || looksLikeDate(cell);

function distinct(headings: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return headings.map((heading, at) => {
    const name = heading === '' ? `#${at + 1}` : heading;
    const count = (counts.get(plain(name)) ?? 0) + 1;
    counts.set(plain(name), count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
