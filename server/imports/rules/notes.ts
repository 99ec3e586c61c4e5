import type { LineNote } from '../../../contract/imports/imports';
import type { ImportColumn } from '../../../resources/language/importColumns';

/** Returns the text of a row in a column; blank if the file does not have the column. */
export type CellOf = (column: ImportColumn) => string;

/** Creates a note about a fault of a field. */
export const fault = (field: ImportColumn | null, why: string): LineNote => ({ field, why, warning: false });

/** Creates a warning about a field that is imported nevertheless. */
export const warning = (field: ImportColumn | null, why: string): LineNote => ({ field, why, warning: true });

export const isFaulty = (notes: readonly LineNote[]): boolean => notes.some((note) => !note.warning);
