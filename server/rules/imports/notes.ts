import type { LineNote } from '../../../contract/imports';
import type { ImportColumn } from '../../../resources/language/importColumns';

/** The text of a line under what its column holds; blank where the file has no such column. */
export type CellOf = (column: ImportColumn) => string;

/** What is wrong with a field of a line. */
export const fault = (field: ImportColumn | null, why: string): LineNote => ({ field, why, warning: false });

/** What somebody should know of it, though it is imported. */
export const warning = (field: ImportColumn | null, why: string): LineNote => ({ field, why, warning: true });

export const isFaulty = (notes: readonly LineNote[]): boolean => notes.some((note) => !note.warning);
