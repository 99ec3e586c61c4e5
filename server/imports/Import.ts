import type { ImportKind, LineNote } from '../../contract/imports/imports';
import type { DateOrder } from '../../contract/statuses';
import type { importRows } from '../../resources/imports/importRows';
import type { imports } from '../../resources/imports/imports';
import type { RecordOf } from '../../resources/language/defineResource';
import type { ImportColumn, ImportMapping } from '../../resources/language/importColumns';
import type { Store } from '../store/Store';
import { plain } from './rules/headings';
import type { CellOf } from './rules/notes';

/** An import and a line of it, as they are stored. */
export type Import = RecordOf<typeof imports>;
export type ImportRow = RecordOf<typeof importRows>;

/** A record that a line tells of; `was`: the state of one that was there, and was only taken into use. */
export interface MadeRecord {
  resource: string;
  id: string;
  was?: string;
}

/** What importing a line would do. */
export interface Verdict {
  status: 'FAULTY' | 'KNOWN' | 'READY';
  notes: LineNote[];
  /** Of a line that is known, what is there already. */
  known: MadeRecord | null;
}

/** Takes in the lines of one import, within a transaction. */
interface Importer {
  /** Judges lines in the order of the file, a batch at a time; what is said twice in the file is known the second time. */
  judge(rows: readonly ImportRow[]): Promise<Verdict[]>;
  /** Makes what the lines tell of that were judged ready in the last batch: by the line, its records, what it tells of first. */
  add(lines: readonly number[]): Promise<ReadonlyMap<number, MadeRecord[]>>;
}

/** How the lines of an import are read, and by whom they are taken in. */
export interface Manner {
  kind: ImportKind;
  fileName: string;
  order: DateOrder | null;
  userId: string | null;
  /** What columns of the file hold. */
  columns: ReadonlySet<ImportColumn>;
  cellOf(row: Pick<ImportRow, 'cells'>): CellOf;
}

export type OpenImporter = (tx: Store, manner: Manner, now: Date) => Promise<Importer>;

// Both were stored by uploadImport and mapImport.
export const headingsOf = ({ headings }: Import) => headings as string[];
export const mappingOf = ({ mapping }: Import) => mapping as ImportMapping;
export const cellsOf = ({ cells }: Pick<ImportRow, 'cells'>) => cells as string[];
export const notesOf = ({ notes }: Pick<ImportRow, 'notes'>) => (notes ?? []) as LineNote[];
export const madeOf = ({ made }: Pick<ImportRow, 'made'>) => (made ?? []) as MadeRecord[];

export function mannerOf(each: Import): Manner {
  const places = placesOf(headingsOf(each), mappingOf(each));
  const { kind, fileName, dateOrder: order, startedById, importedById } = each;
  return {
    ...{ kind, fileName, order, userId: startedById ?? importedById },
    columns: new Set(places.keys()),
    cellOf: (row) => {
      const cells = cellsOf(row);
      return (column) => cellAt(cells, places.get(column));
    },
  };
}

/** Where in a line each value stands. */
export function placesOf(headings: readonly string[], mapping: ImportMapping): ReadonlyMap<ImportColumn, number> {
  const known = new Map(headings.map((heading, at) => [plain(heading) || heading, at] as const));
  const places = Object.entries(mapping).map(([column, heading]) => {
    const at = heading ? known.get(plain(heading) || heading) : undefined;
    return [column as ImportColumn, at] as const;
  });
  return new Map(places.flatMap(([column, at]) => (at === undefined ? [] : [[column, at] as const])));
}

/** A quote before a sign is what an export has put there, so that no spreadsheet runs the cell as a formula. */
export const cellAt = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
