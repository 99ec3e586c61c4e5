import { Refusal } from '../../../contract/api/errors';

/** Bytes that a file may have once it is unpacked: 500,000 rows have some 50 MB. */
export const MOST_UNPACKED = 64 * 1024 * 1024;
/** Parts in the archive that a workbook is. */
export const MOST_PARTS = 1_000;
/** Texts that a workbook shares among its cells. */
export const MOST_SHARED_TEXTS = 1_000_000;
/** Rows that are read of one file. */
export const MOST_ROWS = 500_000;
export const MOST_COLUMNS = 200;
/** Characters of one cell. */
export const MOST_IN_CELL = 4_000;
/** Bytes of one row of CSV. */
export const MOST_IN_ROW = 1_000_000;
/** Characters of all cells: cells of a workbook may share a long text, so a small file can hold more than memory does. */
export const MOST_TEXT = 64 * 1024 * 1024;

/** The refusal of a file, whose content is in the field `content` of every call that takes one. */
export const refuseFile = (message: string) => new Refusal('invalid', `content ${message}`, { content: message });

/** A count as it is told to people. */
export const told = (count: number): string => count.toLocaleString('en');
