import type { RaRecord } from 'react-admin';
import type { LineNote } from '../../../contract/imports/imports';
import type { importRows } from '../../../resources/imports/importRows';
import type { imports } from '../../../resources/imports/imports';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { ImportColumn, ImportMapping } from '../../../resources/language/importColumns';

/** An import and one of its lines, as the API returns them: with types for the fields that a declaration cannot type. */
export type Import = Omit<RecordOf<typeof imports>, 'headings' | 'mapping'> & {
  headings: string[];
  mapping: ImportMapping;
} & RaRecord<string>;

export type ImportRow = Omit<RecordOf<typeof importRows>, 'cells' | 'notes' | 'corrections'> & {
  cells: string[];
  corrections: { readonly [N in ImportColumn]?: string } | null;
  notes: LineNote[] | null;
} & RaRecord<string>;
