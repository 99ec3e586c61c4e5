import type { ImportKind, LineNote } from '../../contract/imports/imports';
import type { DateOrder } from '../../contract/statuses';
import type { importRows } from '../../resources/imports/importRows';
import type { imports } from '../../resources/imports/imports';
import type { RecordOf } from '../../resources/language/defineResource';
import type { ImportColumn, ImportMapping } from '../../resources/language/importColumns';
import type { Store } from '../store/Store';
import { cleanCell, filledValue } from './rules/cells';
import { plain } from './rules/headings';
import type { CellOf } from './rules/notes';

/** An import and a line of it, as they are stored. */
export type Import = RecordOf<typeof imports>;
export type ImportRow = RecordOf<typeof importRows>;

/** A record created by an import row. `was`: its previous state if it already existed. */
export interface MadeRecord {
  resource: string;
  id: string;
  was?: string;
}

/** The result of checking a row. */
export interface Verdict {
  status: 'FAULTY' | 'KNOWN' | 'READY';
  notes: LineNote[];
  /** The existing record of a KNOWN row, or null. */
  known: MadeRecord | null;
}

/** Imports the rows of one import, within a transaction. */
interface Importer {
  /** Reads all rows of the file once before they are judged, one batch at a time, if a row can depend on a later one. */
  survey?(rows: readonly ImportRow[]): void;
  /** Checks rows in the order of the file, one batch at a time. A row that repeats an earlier one is KNOWN. */
  judge(rows: readonly ImportRow[]): Promise<Verdict[]>;
  /** Creates the records of rows that were READY in the last batch. Returns them by row, the row's main record first. */
  add(lines: readonly number[]): Promise<ReadonlyMap<number, MadeRecord[]>>;
}

/** The settings for reading an import's rows, and the user who imports them. */
export interface ImportSettings {
  kind: ImportKind;
  fileName: string;
  order: DateOrder | null;
  userId: string | null;
  /** The columns that the file contains. */
  columns: ReadonlySet<ImportColumn>;
  cellOf(row: Pick<ImportRow, 'cells' | 'corrections'>): CellOf;
}

export type OpenImporter = (tx: Store, manner: ImportSettings, now: Date) => Promise<Importer>;

// uploadImport and mapImport stored both.
export const headingsOf = ({ headings }: Import) => headings as string[];
export const mappingOf = ({ mapping }: Import) => mapping as ImportMapping;
export const cellsOf = ({ cells }: Pick<ImportRow, 'cells'>) => cells as string[];
export const correctionsOf = ({ corrections }: Pick<ImportRow, 'corrections'>) =>
  (corrections ?? {}) as { readonly [N in ImportColumn]?: string };
export const notesOf = ({ notes }: Pick<ImportRow, 'notes'>) => (notes ?? []) as LineNote[];
export const madeOf = ({ made }: Pick<ImportRow, 'made'>) => (made ?? []) as MadeRecord[];

export function mannerOf(each: Import): ImportSettings {
  const places = placesOf(headingsOf(each), mappingOf(each));
  const { kind, fileName, dateOrder: order, startedById, importedById } = each;
  return {
    ...{ kind, fileName, order, userId: startedById ?? importedById },
    columns: new Set(places.keys()),
    cellOf: (row) => {
      const [cells, corrections] = [cellsOf(row), correctionsOf(row)];
      return (column) => filledValue(corrections[column] ?? cellAt(cells, places.get(column)), column);
    },
  };
}

/** Returns the position of each column's value in a row. */
export function placesOf(headings: readonly string[], mapping: ImportMapping): ReadonlyMap<ImportColumn, number> {
  const known = new Map(headings.map((heading, at) => [plain(heading) || heading, at] as const));
  const places = Object.entries(mapping).map(([column, heading]) => {
    const at = heading ? known.get(plain(heading) || heading) : undefined;
    return [column as ImportColumn, at] as const;
  });
  return new Map(places.flatMap(([column, at]) => (at === undefined ? [] : [[column, at] as const])));
}

/** Returns a cell without invisible marks; an empty text if the file has no such column. */
export const cellAt = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : cleanCell(cells[at] ?? '');
