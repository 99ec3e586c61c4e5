import { IMPORT_SYSTEMS, type ImportKind, type ImportSystem } from '../../../contract/imports/imports';
import { COLUMNS_OF, type ImportColumn, type ImportMapping } from '../../../resources/language/importColumns';
import { looksLikeDate } from './dates';
import { HEADINGS, plain, SYSTEMS } from './headings';
import { isRowNumber } from './onuSerials';
import { phonesIn } from './phones';

/** The suggested columns of a file, before a user has checked them. */
export interface ColumnSuggestion {
  system: ImportSystem | null;
  mapping: ImportMapping;
}

/** The share of a column's cells that must look alike to recognise it by its content. */
const MOST_OF = 0.7;

const CONTENT: readonly [ImportColumn, (cell: string) => boolean][] = [
  ['emailAddress', (cell) => /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(cell)],
  ['phoneNumber', (cell) => phonesIn(cell).phones.length > 0],
  ['endDate', looksLikeDate],
  ['fullName', (cell) => /^\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]*)+$/u.test(cell)],
];

/**
 * Suggests the column of each value: by the export of a system to which the headings belong, then by headings in many spellings,
 * and then, for missing ones, by the content of the columns.
 */
export function suggest(
  kind: ImportKind,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
): ColumnSuggestion {
  const places = new Map(headings.map((heading, at) => [plain(heading), at] as const).reverse());
  const system = systemOf(kind, places);
  const taken = new Map<number, ImportColumn>();
  const found: Partial<Record<ImportColumn, number>> = {};
  const take = (column: ImportColumn, at: number | undefined) => {
    if (at === undefined || taken.has(at) || found[column] !== undefined) return;
    // "S/N" means the number of the row as often as a serial number.
    if (column === 'onuSerial' && isNumbered(filledIn(samples, at))) return;
    taken.set(at, column);
    found[column] = at;
  };
  const wanted = COLUMNS_OF[kind];
  if (system)
    for (const column of wanted) {
      const heading = SYSTEMS[system].columns[column];
      if (heading) take(column, places.get(plain(heading)));
    }
  // The likelier headings of all columns are tried before the less likely ones of any.
  const ranks = Math.max(...wanted.map((column) => HEADINGS[column].length));
  for (let rank = 0; rank < ranks; rank += 1)
    for (const column of wanted) {
      const heading = HEADINGS[column][rank];
      if (heading) take(column, places.get(plain(heading)));
    }
  const isNamed = found.fullName !== undefined || found.lastName !== undefined;
  for (const [column, looksSo] of CONTENT)
    if (wanted.includes(column) && !(column === 'fullName' && isNamed))
      take(column, columnThat(looksSo, headings, samples, taken));
  if (found.firstName !== undefined && found.lastName !== undefined) delete found.fullName;
  const mapping = wanted.map((column) => {
    const at = found[column];
    return [column, at === undefined ? null : (headings[at] ?? null)] as const;
  });
  return { system, mapping: Object.fromEntries(mapping) };
}

const systemOf = (kind: ImportKind, places: ReadonlyMap<string, number>): ImportSystem | null =>
  IMPORT_SYSTEMS.find(
    (name) => SYSTEMS[name].kind === kind && SYSTEMS[name].signs.every((sign) => places.has(plain(sign))),
  ) ?? null;

const isNumbered = (cells: readonly string[]) => cells.length > 0 && cells.every(isRowNumber);

const filledIn = (samples: readonly (readonly string[])[], place: number): string[] =>
  samples.map((cells) => cells[place]?.trim() ?? '').filter((cell) => cell !== '');

function columnThat(
  looksSo: (cell: string) => boolean,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  taken: ReadonlyMap<number, ImportColumn>,
): number | undefined {
  const at = headings.findIndex((_, place) => {
    if (taken.has(place)) return false;
    const filled = filledIn(samples, place);
    return filled.length > 0 && filled.filter(looksSo).length >= MOST_OF * filled.length;
  });
  return at < 0 ? undefined : at;
}
